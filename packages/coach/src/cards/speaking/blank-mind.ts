import type { Card } from '../../types.ts'

/** A mind that goes blank, and speaking again afterward. */
export const blankMind: readonly Card[] = [
  {
    id: 'stage-blank',
    family: 'present',
    label: 'a mind that goes blank',
    contexts: ['Public', 'Academic', 'Professional', 'Work', 'Creative', 'Faith'],
    for: 'room',
    says: [
      'my mind goes blank when i stand up',
      'i forget what i was saying mid sentence',
      'lost my place in the middle of a talk and just stood there',
      'what do i do if i forget my lines',
      'blanked in front of my whole class',
      'i freeze when someone asks me something on the spot',
      'cant remember my speech no matter how much i practice',
      'halfway through i lose the thread',
      'what if the slides crash and i dont know what to say',
      'i went blank in the interview last week',
      'how do you memorize a talk',
      'afraid ill freeze up and everyone will stare',
      'my brain shuts off when im put on teh spot',
      'what if i forget my words',
      'i lose my thread when i present',
      'my mind goes empty in front of people',
    ],
    keys: [
      'blank',
      'forget',
      'forgot',
      'freeze',
      'froze',
      'lost',
      'thread',
      'memorize',
      'lines',
      'notes',
      'remember',
      'spot',
    ],
    not: ['stroke', 'concussion', 'seizure', 'dementia', 'suicid'],
    needs: [],
    principle: {
      text: 'A lost thread needs a rehearsed sentence of return and one word on a card; a script learned by heart has no door to come back in.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a gap of a few seconds, and a gap can have a sentence ready for it.',
      {
        text: 'Until {when} you can build three stops to come back to, which is worth more than another full run.',
        when: ['has:when', 'not urgency:past', 'not urgency:now'],
      },
      {
        text: 'Whole texts break where one word goes missing; a chain of three ideas does not.',
        when: ['said:memor|lines|script|speech|practice|learn'],
      },
      'To you the silence is endless, and to the room it is a speaker who is thinking.',
    ],
    tries: [
      {
        id: 'find-my-place',
        move: 'name-it',
        say: {
          spoken: '(look down, one sip of water) Let me find my place. Here it is: [next point].',
          short: '(sip) Let me find my place.',
        },
        why: 'Said calmly it sounds like care, and the sip buys three seconds that nobody counts.',
      },
      {
        id: 'say-it-again',
        when: ['said:middle|mid|halfway|thread|lose|lost|forget'],
        move: 'hear',
        say: {
          spoken: 'So, once more, what matters here is [main idea]. And that brings me to [next point].',
          short: 'Once more: [main idea]. And next, [next point].',
        },
        why: 'Repeating the main idea helps the listeners and lets the next one catch up with you.',
      },
      {
        id: 'three-words-on-a-card',
        when: ['said:memor|remember|lines|script|practice|notes|speech|learn'],
        move: 'write',
        say: {
          spoken:
            '(write three words on a card, put it down, talk for a minute) First [one], then [two], and it ends with [three].',
          short: 'First [one], at last [three].',
        },
        why: 'You train finding the way between three words and not the words in between.',
      },
      {
        id: 'room-to-think',
        when: ['said:spot|asks|interview|question|sudden|call'],
        move: 'time',
        say: {
          spoken: 'Good, let me think for a second. The short answer is [answer], and it rests on [reason].',
          short: 'One second. The short answer: [answer].',
        },
        why: 'Asking for a second is something that clever people do all the time.',
      },
      {
        id: 'without-the-slides',
        when: ['said:slide|crash|projector|tech|screen|computer'],
        move: 'choice',
        say: {
          spoken: "The screen needs a minute, so I'll tell you what was on it: [main idea].",
          short: "I'll tell you what was on it.",
        },
        why: 'The audience came for the idea, and now it hears it from a person.',
      },
    ],
    ifThey: {
      silent: {
        spoken: '(breathe out, eyes on the card) Where were we? At [last point]. Good.',
        short: 'Back to [last point].',
      },
      laughs: { spoken: 'Yes, that was me, lost in my own talk. On we go with [next point].', short: 'On we go.' },
      why: {
        spoken: "I'd have to look that up, and I will. Please see me right afterward.",
        short: 'See me right afterward.',
      },
      delays: {
        spoken: 'While that is being fixed, turn to your neighbor: what would you do about [topic]?',
        short: 'Meanwhile, ask your neighbor.',
      },
      agrees: {
        spoken: "You were patient with me. Let's take the last stretch together.",
        short: 'Thanks for your patience.',
      },
    },
    asks: [
      { text: 'If you could bring three words only, which would they be?' },
      { text: 'Where did it happen the last time, and what came right before?' },
      { text: 'Do you speak from a script, from notes, or from slides?' },
    ],
    traps: [
      'reading the whole slide aloud',
      'starting over from the beginning',
      'telling the room that you have lost it',
    ],
    exercise:
      'Run the talk with a friend who stops you twice at random, and practice only the sentence that brings you back.',
    next: ['stage-questions', 'delivery-rambling'],
  },
  {
    id: 'speak-again',
    family: 'present',
    label: 'speaking again after it went wrong',
    contexts: ['Academic', 'Work', 'Public', 'Professional', 'Personal'],
    for: 'room',
    says: [
      'i froze during my presentation and now im scared to raise my hand',
      'my last talk was a disaster and i have to speak again',
      'i had a blackout on stage and now i avoid speaking',
      'since i got laughed at in class i dont say anything',
      'my voice failed last time and i am scared it happens again',
      'i embarrassed myself in the meeting and now i stay quiet',
      'i panicked in my last speech how do i get over it',
      'i messed up my presentation and everybody remembers',
      'after the interview disaster i am afraid of the next one',
      'i stuttered in front of everyone last week',
    ],
    keys: ['froze', 'disaster', 'blackout', 'again', 'last', 'laughed', 'embarrassed', 'panicked', 'avoid', 'messed'],
    not: ['husband', 'wife', 'kids', 'text'],
    needs: [],
    principle: {
      text: 'Fear grows by avoiding and shrinks by small steps; others see and keep far less of it than one thinks.',
      source: 'Gilovich, Medvec and Savitsky 2000, Journal of Personality and Social Psychology',
      basis: 'M',
    },
    see: [
      'Behind {quote} is one bad day, and your body acts as if it were every day.',
      'You do not need courage for a talk; you need courage for one sentence, and soon.',
      'The others have long gone back to their own worries; nobody keeps minutes of yours.',
    ],
    tries: [
      {
        id: 'one-sentence-early',
        move: 'drill',
        say: {
          spoken:
            '(say it within the first five minutes, before the fear has grown) Could you say that last part once more?',
          short: 'Once more, please?',
        },
        why: 'The first sentence is the hardest, and a question cannot go wrong.',
        cost: 'Do it this week; each week of waiting makes it larger.',
      },
      {
        id: 'line-for-the-gap',
        move: 'repair',
        say: {
          spoken: 'That slipped away. One moment. What I mean is this.',
          short: 'What I mean is this.',
        },
        why: 'With a sentence for the gap in the pocket, the gap loses its teeth.',
      },
      {
        id: 'ask-one-witness',
        move: 'open-question',
        say: {
          spoken: '(to somebody who was there) You saw when I got stuck. What do you remember of it?',
          short: 'What do you remember of it?',
        },
        why: 'The answer is mostly shorter and kinder than your own.',
      },
      {
        id: 'excited',
        move: 'name-it',
        say: {
          spoken: 'My heart is beating, so I am awake. I am excited, and I begin with the easy part.',
          short: 'I am excited, and I begin.',
        },
        why: 'The body is already running; "excited" fits that better than "calm".',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Yes, I got stuck. Second try.', short: 'Second try.' },
      silent: { spoken: 'I take it you are thinking. So am I.', short: 'So am I.' },
      denies: { spoken: 'Good, then it was smaller than I thought.', short: 'Smaller than I thought.' },
      agrees: { spoken: 'Thank you. That helps for the next one.', short: 'That helps.' },
    },
    asks: [
      { text: 'When is the next time that you could say one sentence?' },
      { text: 'At which second did it go wrong, and what came just before?' },
      { text: 'Who in the room is a friendly face?' },
    ],
    traps: ['waiting until the fear has gone', 'learning everything by heart', 'telling yourself to calm down'],
    exercise: 'Say one sentence in front of others tomorrow, any sentence, and note how long the heart beats after it.',
    next: ['stage-blank', 'speak-up-meeting', 'stage-first-minute'],
  },
]
