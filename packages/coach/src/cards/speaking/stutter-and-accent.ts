import type { Card } from '../../types.ts'

/** Speaking with a stutter, an accent, in a second language. */
export const stutterAndAccent: readonly Card[] = [
  {
    id: 'speak-stutter',
    family: 'delivery',
    label: 'speaking with a stutter',
    contexts: ['Public', 'Work', 'Social', 'Academic', 'Professional', 'Personal'],
    says: [
      'i stutter and i have to introduce myself',
      'i always block on my own name',
      'people finish my words for me because i stutter',
      'should i tell them that i stutter',
      'i stammer in meetings',
      'how do i handle a block in front of people',
      'my stutter gets worse on the phone',
      'presentation with a stammer',
      'i avoid words because i stutter',
      'job interview with a stutter',
      'they laugh when i stutter',
    ],
    keys: ['stutter', 'stuttering', 'stutters', 'stammer', 'stammering', 'block', 'blocks', 'words', 'name'],
    needs: [],
    principle: {
      text: 'People who say early and plainly that they stutter are judged more friendly, and speaking costs them less.',
      source: 'Byrd et al. 2017, Journal of Fluency Disorders',
      basis: 'M',
    },
    see: [
      'About {quote}: how you speak is no fault to be hidden, and a room adapts within two sentences once it knows.',
      'The strength that goes into hiding a stutter is missing for what you have to say.',
      'You decide who knows; saying it yourself, in your own words, leaves nobody guessing.',
    ],
    tries: [
      {
        id: 'say-it-first',
        move: 'name-it',
        say: {
          spoken: 'Hi, quick thing before I start: I stutter, so some words take me a moment. No need to help.',
          short: 'I stutter; some words take a moment.',
        },
        why: 'It tells them what it is and what to do, so that nobody has to guess.',
        cost: 'The first sentence takes courage, and you may leave it out.',
      },
      {
        id: 'let-me-finish',
        when: ['said:finish|interrupt|guess|complete|laugh'],
        move: 'limit',
        say: {
          spoken: 'Give me a second, I would like to finish that myself.',
          short: 'A second, I will finish.',
        },
        why: 'Said kindly once, it mostly holds for the whole evening.',
      },
      {
        id: 'name-in-the-middle',
        when: ['said:name|introduc|intro'],
        move: 'drill',
        say: {
          spoken: 'Good morning, I am on the [team] team, and my name is [name].',
          short: 'On the [team] team: [name].',
        },
        why: 'For many the name is the hardest word; it may come when the air is already moving, and blocking on it is allowed.',
      },
      {
        id: 'ask-the-host',
        move: 'ask',
        say: {
          spoken: 'I stutter. Could you let me go first, and leave me the time I need?',
          short: 'Could I go first, without hurry?',
        },
        why: 'Waiting for a turn makes it harder for many, and going first ends the waiting.',
      },
    ],
    ifThey: {
      laughs: {
        spoken: 'It is a stutter, not a joke. So, as I was saying: [point].',
        short: 'A stutter. As I was saying: [point].',
      },
      why: { spoken: 'That is simply how I talk. What matters here is [point].', short: 'That is how I talk.' },
      silent: { spoken: 'Thanks for the patience. The point is [point].', short: 'The point is [point].' },
      blames: { spoken: 'It takes me longer. It does not make the point weaker.', short: 'Longer, not weaker.' },
    },
    asks: [
      { text: 'Who in the room knows it already?' },
      { text: 'What should people do, and not do, while you are in a block?' },
      { slot: 'when', text: 'When do you speak?' },
    ],
    traps: ['an apology for it', 'swapping words until the sentence means something else', 'a speed that is not yours'],
    exercise:
      'Say your opening to one friend and let one block happen on purpose. Keep your eyes on the friend, and go on.',
    next: ['introduce-yourself', 'stage-first-minute'],
  },
  {
    id: 'accent-repeat',
    family: 'delivery',
    label: 'speaking with an accent or in a second language',
    contexts: ['Work', 'Professional', 'Social', 'Academic', 'Public', 'Personal'],
    says: [
      'a coworker corrects my english in front of others',
      'people ask me to repeat because of my accent',
      'im ashamed of my accent',
      'they dont understand me when i speak english',
      'i am afraid to talk because my english is bad',
      'people talk to me slowly like im stupid because of my accent',
      'on the phone nobody understands my accent',
      'how can i speak clearer with a foreign accent',
      'i dont understand when they speak fast',
      'phone calls in english are hard for me',
      'i dont understand the jokes of my colleagues',
      'i forget the english words when i am nervous',
      'in meetings my english is too slow and they go on without me',
      'people laugh about my pronunciation',
      'people in my class laugh at my accent',
    ],
    keys: [
      'accent',
      'repeat',
      'english',
      'understand',
      'pronunciation',
      'foreign',
      'fast',
      'slowly',
      'phone',
      'language',
    ],
    not: ['kids', 'daughter', 'son', 'husband', 'raise'],
    needs: [],
    principle: {
      text: 'An accent may be strong and the speech still be understood; where the voice pauses and what it stresses weighs more.',
      source: 'Munro and Derwing 1995, Language Learning',
      basis: 'M',
    },
    see: [
      'Behind {quote} there is mostly no single sound: pauses and the stressed word carry the sense.',
      'You speak a second language to people who may speak only one; shame is the wrong coin for that.',
      'Being asked again means that they want to know what you said.',
    ],
    tries: [
      {
        id: 'key-word-first',
        move: 'drill',
        say: {
          spoken:
            '(stop before the word that matters, then say it slower than the rest) The delivery comes on … Thursday.',
          short: 'It comes … Thursday.',
        },
        why: 'If the one word arrives, the listener fills in the others.',
      },
      {
        id: 'say-it-first',
        move: 'name-it',
        say: {
          spoken: 'English is my second language. If I am unclear, please ask me again. I like to be asked.',
          short: 'If I am unclear, please ask me again.',
        },
        why: 'It turns the repeating into something you allowed.',
      },
      {
        id: 'slow-them-down',
        when: ['said:fast|understand|phone|joke|calls'],
        move: 'ask',
        say: {
          spoken: 'Could you say that once more, a little slower? It matters to me.',
          short: 'Once more, a little slower, please?',
        },
        why: 'People gladly slow down for someone who wants to get it right.',
        cost: 'Ask at once; after a minute it is harder.',
      },
      {
        id: 'other-words',
        move: 'repair',
        say: {
          spoken: 'Let me say it another way, and shorter. Tell me then what you heard.',
          short: 'Another way, and shorter.',
        },
        why: 'The same words once more fail again, and other and shorter ones mostly arrive.',
      },
      {
        id: 'in-writing-too',
        move: 'write',
        say: {
          spoken: 'I send you the number in writing as well, so we both have it right.',
          short: 'I send it in writing as well.',
        },
        why: 'Names and numbers are what gets lost, in any accent.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Yes, that is a hard word. Now to the point.', short: 'Hard word. Now the point.' },
      angry: { spoken: 'I want you to have it right. I say it once more.', short: 'I say it once more.' },
      silent: { spoken: 'Did that arrive? Tell me what you heard.', short: 'What did you hear?' },
      denies: { spoken: 'Then you understood me. Good.', short: 'Good.' },
    },
    asks: [
      { text: 'Where is it worst: on the phone, in meetings, or in the shop?' },
      { text: 'Which words do they ask for again?' },
      { text: 'Would you like to record one minute, so that we can measure the pauses?' },
    ],
    traps: ['apologizing for the accent', 'speaking faster to get it over with', 'smiling when you did not understand'],
    exercise: 'Say your name and your street aloud, with a stop before the name, and record it once.',
    next: ['work-new-language', 'delivery-fast'],
  },
]
