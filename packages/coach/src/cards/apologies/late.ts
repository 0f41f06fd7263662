import type { Card } from '../../types.ts'

/** An apology that comes late. */
export const late: readonly Card[] = [
  {
    id: 'sorry-late',
    family: 'apology',
    label: 'a late apology',
    contexts: ['Personal', 'Family', 'Faith', 'Social'],
    says: [
      'i treated an old friend badly years ago and want to apologize',
      'its been eight months and i never said sorry',
      'is it too late to apologize to my brother',
      'ghosted a friend and i feel terrible',
      'we havent spoken since the fight last year',
      'want to reach out to my ex friend',
      'i never replied when her dad died',
      'how do i text someone after a long silence',
      'making amends, step 9, dont know what to say',
      'i was awful to my college roommate',
      'reconnect with my estranged sister after what i did',
      'how to apologise after so long without making it about me',
      'havent talked to my mom since xmas and it was my fault tbh',
    ],
    keys: [
      'months',
      'years',
      'late',
      'silence',
      'ghosted',
      'reconnect',
      'amends',
      'estranged',
      'touch',
      'reach',
      'apologize',
      'spoken',
    ],
    not: ['restraining', 'blocked', 'threatens', 'afraid', 'molested'],
    needs: ['to'],
    principle: {
      text: 'People tend to welcome an unexpected message more than the sender expects, above all one that asks for nothing back.',
      source: 'Liu, Rim, Min & Min 2022; the last clause is our judgment',
      basis: 'M',
    },
    see: [
      'All of {quote} fits into four sentences, and the reader needs no more.',
      { text: 'Late still counts, so long as {to} may leave it unanswered.', when: ['has:to'] },
      'The silence is part of what you are sorry for, so it belongs in the apology.',
    ],
    tries: [
      {
        id: 'four-sentences',
        move: 'write',
        say: {
          spoken: "I've thought about how I treated you. [What I did] was wrong. I'm sorry, and you owe me no answer.",
          short: "[What I did] was wrong. I'm sorry.",
          written:
            "I've been thinking about [time]. I [what I did], and then I went quiet, which made it worse. That was mine, not yours. I'm sorry. You don't owe me an answer. If you ever want to talk, this number stays the same.",
        },
        why: 'Asking for nothing is what makes it an apology instead of a request.',
      },
      {
        id: 'i-disappeared',
        when: ['said:ghost|repl|silen|quiet|wrote|disappear'],
        move: 'own',
        say: {
          spoken: 'I disappeared on you, and I never said why. You deserved better from me. I regret it.',
          short: 'I disappeared. You deserved better.',
        },
        why: 'It owns the leaving itself, which is the part they had to puzzle over.',
      },
      {
        id: 'repay-it',
        when: ['said:amends|step|owe|stole|money|broke'],
        move: 'repair',
        say: {
          spoken: "I owe you more than words: [what I took or broke]. I'd like to repay it. What would suit you?",
          short: 'I owe you [thing]. May I repay it?',
        },
        why: 'Remorse with a payment attached is easier to believe.',
        cost: 'If meeting would open the harm again for them, make the amends at a distance or not at all.',
      },
      {
        id: 'missed-their-loss',
        when: ['said:died|funeral|passed|cancer|illness'],
        move: 'hear',
        say: {
          spoken: "When [name] died I didn't write, because I didn't know what to say. I'm sorry for both.",
          short: "I should have written. I'm sorry.",
        },
        why: 'The reason is short and true, and the sorrow covers the silence too.',
      },
      {
        id: 'one-small-step',
        when: ['near'],
        move: 'ask',
        say: {
          spoken: "I've missed you, and I know I went quiet first. May I call you this week?",
          short: 'I went quiet. May I call?',
        },
        why: 'One step, easy to refuse, comes before the whole story.',
      },
    ],
    ifThey: {
      silent: { spoken: "That was all I wanted to say. I won't write again unless you do.", short: 'That was all.' },
      angry: {
        spoken: "You're right, and you've waited long to say it. I'm listening now.",
        short: "You're right. Go on.",
      },
      why: {
        spoken: "Because I was ashamed, and each month made it harder. That's no excuse.",
        short: "Shame. It's no excuse.",
      },
      refuses: { spoken: 'I accept that. Thank you for reading it.', short: 'I accept that.' },
      agrees: { spoken: "I'm so glad. Coffee whenever you like, and you set the pace.", short: 'Glad. Your pace.' },
      cries: { spoken: "There's no hurry. I'm not hanging up.", short: 'No hurry.' },
    },
    asks: [
      { text: 'What did you do, in seven words?' },
      { text: 'Would this message help them, or mostly you?' },
      { text: 'How did you two last speak, and who ended it?' },
    ],
    traps: ['"if you felt hurt"', 'a page about your guilt', 'asking to go back to how it was'],
    exercise: 'Write it, wait one night, and take out every sentence that begins with "I feel".',
    next: ['old-hurt', 'awkward-text'],
  },
]
