import type { Card } from '../../types.ts'

/** The first words, and those that come late. */
export const firstWords: readonly Card[] = [
  {
    id: 'grief-first-words',
    family: 'grief',
    label: 'first words after a death',
    contexts: ['Personal', 'Faith', 'Social', 'Family'],
    says: [
      'what do i write to someone whose mother died',
      'condolence text for a friend',
      'my neighbors husband passed away',
      'friend lost her dad yesterday and i have no words',
      'sympathy card what to put in it',
      'dont know what to say to her, her brother died',
      'is sorry for your loss enough',
      'my best friends wife has died suddenly',
      'want to text him but everything sounds stupid',
      'he lost his grandma, should i call or write',
      'i knew her well, what do i write to her kids',
      'my friend lost her mom',
      'my coworkers husband passed away, what do i write',
    ],
    keys: ['died', 'passed', 'death', 'loss', 'condolence', 'sympathy', 'bereaved', 'widow', 'card'],
    not: ['character', 'lyrics', 'novel'],
    needs: ['to'],
    principle: {
      text: 'Being there and letting people talk helps; advice and cheering up do not.',
      source: 'Lehman, Ellard and Wortman 1986',
      basis: 'M',
    },
    see: [
      '{quote} shows that you want to get it right; short and soon is right.',
      'You are looking for perfect words, and the ones that help are plain and arrive today.',
      'Nothing you write can make this smaller for {to}, and it can make it less lonely.',
    ],
    tries: [
      {
        id: 'name-and-a-day',
        move: 'write',
        say: {
          spoken:
            "I'm so sorry about [name]. I'm thinking of you. I'll leave dinner at your door on [day], no need to answer.",
          short: "I'm so sorry about [name]. Thinking of you.",
          written:
            "I'm so sorry about [name]. I'm thinking of you and yours. You don't need to answer this. I'll leave dinner at your door on [day] around six, and I'll write again next week.",
        },
        why: 'A thing with a day asks nothing of the other person, while an open offer hands out a task.',
        cost: 'Promise only what you will do.',
      },
      {
        id: 'a-memory',
        when: ['said:knew|remember|close|together'],
        move: 'praise',
        say: {
          spoken: "I keep thinking of how [name] [small thing]. I'm glad I got to know that.",
          short: "[Name] once [small thing]. I'll keep that.",
        },
        why: 'A small true memory is something the family may not have had.',
        cost: 'Only one that you saw yourself.',
      },
      {
        id: 'face-to-face',
        when: ['not medium:text'],
        move: 'hear',
        say: {
          spoken: "I heard about [name]. I'm so sorry. Would you rather talk about it, or about anything else?",
          short: "I'm so sorry. Talk, or be quiet?",
        },
        why: 'The choice stays with the one who grieves, and both answers are easy.',
      },
      {
        id: 'honest-about-words',
        move: 'name-it',
        say: {
          spoken: "I don't have the right words, and I didn't want to wait until I did. I'm thinking of you.",
          short: "No right words. I'm thinking of you.",
        },
        why: 'It is true, it is short, and it does not stay unsent.',
      },
    ],
    ifThey: {
      silent: { spoken: 'Just thinking of you today. Still no need to answer.', short: 'Thinking of you today.' },
      cries: { spoken: "I'm staying right here, and you don't have to stop.", short: "I'm staying right here." },
      denies: { spoken: "I'm glad to hear it. I'll look in on Sunday anyway.", short: "I'll look in on Sunday." },
      angry: { spoken: "You have every right to be. It isn't fair.", short: "It isn't fair." },
      why: { spoken: 'I wish I had an answer for you. I have none.', short: 'I have no answer.' },
    },
    asks: [
      { text: 'Did you know the one who died?' },
      { slot: 'medium', text: 'How do you two usually reach each other, by text, card or phone?' },
      { text: 'What could you do this week without being asked?' },
    ],
    traps: ['"at least", whatever follows it', '"let me know if you need anything"', 'asking for details of the death'],
    exercise: 'Put a second note into your calendar for three weeks from now, when most people have stopped writing.',
    next: ['grief-late', 'grief-funeral'],
  },
  {
    id: 'grief-late',
    family: 'grief',
    label: 'writing long after a death',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'its been weeks since her dad died and i never wrote',
      'too late to send condolences',
      'i avoided my friend after his wife died and now its awkward',
      'three months ago my uncle passed and i didnt call my cousin',
      'how do i apologize for not being there when his mom died',
      'i only just heard that he died last year',
      'anniversary of my friends sons death is coming up',
      'i keep putting off writing to her and its been a month',
      'first christmas without her husband, what do i write',
      'missed the funeral and never said anything',
    ],
    keys: ['late', 'weeks', 'months', 'never', 'avoided', 'anniversary', 'condolences', 'missed', 'after', 'died'],
    not: ['character', 'novel', 'rent'],
    needs: ['to'],
    principle: {
      text: 'Messages after the first weeks are rare, and people are gladder of them than the sender expects.',
      source: 'Liu, Rim, Min and Min 2022, on messages out of the blue',
      basis: 'M',
    },
    see: [
      'You write {quote}, and the loss is still there now that most cards have stopped coming.',
      'One sentence for the silence is enough; the rest of the message belongs to the loss.',
      'Your regret is real, and {to} should not have to comfort you for it.',
    ],
    tries: [
      {
        id: 'late-and-plain',
        move: 'own',
        say: {
          spoken:
            "I've thought of you often since [name] died, and I didn't write. I'm sorry for that, and for your loss.",
          short: "I never wrote. I'm sorry.",
          written:
            "I've thought of you often since [name] died, and I never wrote. I'm sorry for my silence, and so sorry about [name]. I'd like to hear about these months if you feel like telling, over coffee or on a walk. No answer needed, and I'll write again.",
        },
        why: 'It owns the silence in one line and gives no excuse that asks for pardon.',
      },
      {
        id: 'only-just-heard',
        when: ['said:heard|learned|found'],
        move: 'fact-first',
        say: {
          spoken: "I only heard this week that [name] died. I'm so sorry, and I wish I had known sooner.",
          short: "I've only just heard. I'm so sorry.",
        },
        why: 'It explains the date without a story.',
      },
      {
        id: 'on-the-day',
        when: ['said:anniversary|christmas|birthday|holiday|first'],
        move: 'write',
        say: {
          spoken: "I know what day it is on [date]. I'll be thinking of you and of [name].",
          short: 'Thinking of you and [name] on [date].',
        },
        why: 'Somebody else remembering the date is a relief on that day.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "No need to reply to this either. I'm still thinking of you.",
        short: 'Still thinking of you.',
      },
      angry: { spoken: "You're right. You needed me and I wasn't there.", short: "You're right. I wasn't there." },
      cries: { spoken: 'Take all the time there is. I have the whole evening.', short: 'I have the evening.' },
      why: {
        spoken: 'I was afraid of saying something wrong, so I said nothing. That was worse.',
        short: 'I was afraid to say it wrong.',
      },
      agrees: { spoken: "I'd like to see you. Is Saturday morning any good?", short: 'Is Saturday any good?' },
    },
    asks: [
      { text: 'How long has it been, and what have you two exchanged since?' },
      { text: 'Would you rather write, or turn up with something in your hands?' },
      { text: 'Is there a date coming that will be hard?' },
    ],
    traps: [
      'three reasons for the silence',
      'a question that has to be answered',
      '"you must be feeling better by now"',
    ],
    exercise: 'Write it in two minutes, read it once, send it before you improve it.',
    next: ['grief-first-words', 'support-just-listen'],
  },
]
