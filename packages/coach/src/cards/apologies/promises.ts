import type { Card } from '../../types.ts'

/** A promise and a confidence that one broke. */
export const promises: readonly Card[] = [
  {
    id: 'sorry-promise',
    family: 'apology',
    label: 'an apology for a missed promise',
    contexts: ['Personal', 'Family', 'Social', 'Work'],
    says: [
      'i forgot my best friends birthday',
      'missed my sons game again',
      'promised to help her move and bailed',
      'i said id call and i didnt',
      'forgot our anniversary and shes being quiet',
      'let my friend down when she needed me',
      'i flaked on dinner last minute',
      'broke a promise to my daughter',
      'i keep promising and not doing it',
      'stood someone up by accident',
      'was supposed to pick him up from the airport and forgot',
      'didnt show up to her thing and shes hurt',
      'forgot to do what i promissed, how do i make it up to them',
    ],
    keys: [
      'forgot',
      'forgotten',
      'missed',
      'promise',
      'promised',
      'birthday',
      'flaked',
      'bailed',
      'anniversary',
      'stood',
      'show',
      'down',
    ],
    not: ['afraid', 'hits', 'threatens', 'custody'],
    needs: ['to'],
    principle: {
      text: 'After owning it, the offer of repair does most of the work in an apology, so bring the repair with a day on it.',
      source: 'Lewicki, Polin & Lount 2016',
      basis: 'V',
    },
    see: [
      '{quote} hurts for what it seemed to say, that they came second; the repair has to say the opposite.',
      { text: 'A reason would explain it to you; a new date can mend it for {to}.', when: ['has:to'] },
      'You know the promise was missed and so do they, so there is nothing to lead up to.',
    ],
    tries: [
      {
        id: 'repair-with-a-day',
        move: 'repair',
        say: {
          spoken:
            "I promised [thing] and didn't do it. I'm sorry. I've kept [day] free to make it right, if you'd like.",
          short: "I broke my promise. [Day], if you'd like?",
          written:
            "I promised [thing] and didn't do it. You were counting on me, and I'm sorry. I won't explain it away. I've kept [day] free to make it right, if you'd like; if not, tell me what would help instead.",
        },
        why: 'The free day is proof, where a second promise would be more of the same.',
      },
      {
        id: 'missed-the-day',
        when: ['said:birthday|anniversary|graduat|wedding|recital'],
        move: 'own',
        say: {
          spoken:
            "I missed your day, and I have no excuse. I'd like to celebrate you properly this weekend. Dinner's mine.",
          short: 'I missed your day. Dinner on [day]?',
        },
        why: 'Late and specific is worth more than a paragraph of shame.',
      },
      {
        id: 'no-more-promises',
        when: ['said:again|keep|always|every|times'],
        move: 'limit',
        say: {
          spoken: "I've said I'd come and not come, more than once. I won't promise today. I'll be there at [time].",
          short: "No more promises. I'll be there [time].",
        },
        why: 'After several broken ones only the next act counts, and saying so is honest.',
        cost: 'Say it only if nothing short of illness can stop you.',
      },
      {
        id: 'to-the-one-who-waited',
        when: ['minor'],
        move: 'own',
        say: {
          spoken: "I said I'd be at [event] and I wasn't. You waited, and that's on me. I'm sorry.",
          short: "You waited, and that's on me.",
        },
        why: 'It says what the child saw, so they need not wonder whether you noticed.',
      },
    ],
    ifThey: {
      angry: { spoken: "You counted on me and I wasn't there. You've every right.", short: "You've every right." },
      denies: {
        spoken: "You don't have to call it fine. I'd still like to make it up.",
        short: "Even so, I'd like to.",
      },
      silent: { spoken: "I'll be there on [day] anyway, and you can decide then.", short: "I'll be there [day]." },
      blames: {
        spoken: "That's true, and it isn't the only time. I'm starting with this one.",
        short: "True. I'm starting here.",
      },
      refuses: { spoken: "That's fair. The offer stays open, and I won't push.", short: 'Fair. The offer stays.' },
      why: {
        spoken: "I didn't write it down. Now it's in my calendar, with an alarm.",
        short: 'I never wrote it down.',
      },
    },
    asks: [
      { text: 'What did it cost them, besides the waiting?' },
      { text: 'What could you put right with your own hands this week?' },
      { text: 'Is it one missed promise, or one of several?' },
    ],
    traps: ['a gift instead of a sentence', 'explaining how busy you were', 'a bigger promise to balance it'],
    exercise: 'Put the repair into your calendar before you send the apology.',
    next: ['sorry-late', 'sorry-snapped'],
  },
  {
    id: 'secret-told',
    family: 'apology',
    label: 'a confidence you broke',
    contexts: ['Personal', 'Social', 'Work', 'Family', 'Faith'],
    says: [
      'i let slip what he told me in private',
      'i gossiped about my friend and now she knows',
      'i forwarded a private message and he saw it',
      'i betrayed her trust how do i fix it',
      'i talked about my boss behind her back and she heard',
      'i told my mom something my husband told me in confidence',
      'broke my sisters confidence',
      'i said something about a coworker in the wrong chat',
      'i told my friends secret to somebody and she found out',
      'my best friend told everyone that im pregnant',
      'she shared my private stuff with the whole church',
    ],
    keys: ['secret', 'gossip', 'gossiped', 'confidence', 'trust', 'betrayed', 'forwarded', 'behind', 'private', 'told'],
    not: ['told my secret', 'threatens', 'police'],
    needs: ['to'],
    principle: {
      text: 'Own the deed and name who knows now; repair starts with telling the whole extent at once.',
      source: 'Lewicki, Polin and Lount 2016; our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is the deed; what {to} needs first is to know who else knows.',
      '{quote} can be owned in one sentence, and the sentence that mends comes right after it.',
      'Whether it was meant badly matters less today than whether all of it is on the table.',
    ],
    tries: [
      {
        id: 'whole-extent',
        move: 'own',
        say: {
          spoken: 'I told [who] what you told me. That was wrong, and it was mine. Nobody else knows it from me.',
          short: 'I told [who]. That was wrong.',
          written:
            'I told [who] what you had told me in confidence. It was wrong, and it was mine. Nobody else has it from me. I have asked [who] to keep it. You do not have to answer this.',
        },
        why: 'The whole extent at once spares the second blow, which is the one that ends friendships.',
        cost: 'Say it only if it is complete.',
      },
      {
        id: 'stop-the-spread',
        move: 'repair',
        say: {
          spoken: "I've asked [who] to keep it. What else would help you right now?",
          short: "I've asked [who] to keep it.",
        },
        why: 'Something already done weighs more than something promised.',
      },
      {
        id: 'not-asking',
        move: 'hear',
        say: {
          spoken: "I'm not asking you to be fine with it. I'd like to hear what it did to you.",
          short: "You don't have to be fine with it.",
        },
        why: 'It leaves the next word to the one who was hurt.',
      },
    ],
    ifThey: {
      angry: { spoken: "You have every reason. I'll listen for as long as you want.", short: 'You have every reason.' },
      silent: {
        spoken: "I'll leave you alone with it. I'm there when you want to talk.",
        short: "I'll leave you alone with it.",
      },
      why: { spoken: 'I wanted to [one true reason]. It is no excuse.', short: 'There is no excuse.' },
      cries: { spoken: "I'm sorry that it hurts this much. I'm not going anywhere.", short: "I'm not going anywhere." },
    },
    asks: [
      { text: 'Who knows it now, all of them?' },
      { text: 'What can you still stop or take back?' },
      { slot: 'to', text: 'Whose secret was it?' },
    ],
    traps: ['"I only meant well"', 'half of the extent', 'asking for forgiveness'],
    exercise: 'Write the names of all who know, then say the first sentence aloud.',
    next: ['sorry-late', 'sorry-snapped'],
  },
]
