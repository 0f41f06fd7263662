import type { Card } from '../../types.ts'

/** Starting to talk in a new language, and small talk in a new country. */
export const newLanguage: readonly Card[] = [
  {
    id: 'work-new-language',
    family: 'small-talk',
    label: 'starting to talk in a new language',
    contexts: ['Work', 'Social', 'Academic', 'Public'],
    says: [
      'my english is not good and nobody talks to me at work',
      'i am new in this country how i start to talk with people',
      'i understand but when i speak i am slow and they go away',
      'afraid to make mistakes when i speak english with colleagues',
      'they speak too fast in the meeting and i dont understand',
      'i am shy because of my english',
      'people finish my sentences because i am slow',
      'how to ask someone to repeat without looking stupid',
      'in the break everyone speaks and i am quiet because of the language',
      'moved here six months ago and i still have no one to talk to because of my english',
      'second language and i cannot find the words in time',
    ],
    keys: ['english', 'language', 'country', 'mistakes', 'slow', 'repeat', 'understand', 'immigrant', 'break', 'words'],
    not: ['essay'],
    needs: [],
    principle: {
      text: 'A follow-up question shows interest in any grammar, and people like those who ask one.',
      source: 'Huang et al. 2017',
      basis: 'M',
    },
    see: [
      'Short sentences are good sentences, in every language.',
      { text: 'What {to} will notice is that you asked; the grammar comes second.', when: ['has:to'] },
      '{quote} gets easier with two sentences that you know by heart.',
    ],
    tries: [
      {
        id: 'see-and-ask',
        when: [
          'not said:minute|present|speech',
          'said:chat|talk|lunch|colleague|neighbor|friend|conversation|join|alone',
        ],
        move: 'open-question',
        say: {
          spoken: 'That looks good. Did you make it yourself?',
          short: 'Did you make it?',
        },
        why: 'You speak about a thing that both can see, so every word has help.',
      },
      {
        id: 'say-it-slowly',
        when: ['said:fast|understand|meeting|repeat|stupid'],
        move: 'ask',
        say: {
          spoken: 'Sorry, once more please, a little slower. I want to get it right.',
          short: 'Once more, slower, please.',
        },
        why: 'It shows care for what was said, and nobody minds saying it twice.',
      },
      {
        id: 'tell-them-first',
        move: 'name-it',
        say: {
          spoken: "I'm learning English. I need a few seconds, and then it comes.",
          short: 'I need a few seconds.',
        },
        why: 'When people know that a word is coming, they wait for it.',
      },
      {
        id: 'one-hello-a-day',
        when: ['said:chat|talk|lunch|colleague|neighbor|friend|conversation|join|alone'],
        move: 'drill',
        say: {
          spoken: 'Good morning. How was your weekend?',
          short: 'Good morning.',
        },
        why: 'The same two lines every day become a habit of both sides.',
        cost: 'It takes a week or two before it feels normal.',
      },
    ],
    ifThey: {
      silent: { spoken: 'Have a good day. See you later.', short: 'See you later.' },
      laughs: { spoken: 'I said it funny, I know. What is the right word?', short: 'What is the right word?' },
      agrees: { spoken: 'Nice. How did you learn that?', short: 'How come?' },
      delays: { spoken: 'No problem. Maybe at lunch?', short: 'At lunch, maybe?' },
      why: { spoken: 'I want to learn, and I like to know the people here.', short: 'I want to learn.' },
    },
    asks: [
      { text: 'Where do you see the same people every day?' },
      { text: 'Who of them looks friendly to you?' },
      { text: 'What would you like to know about that person?' },
    ],
    traps: ['waiting for perfect grammar', 'sorry before every sentence', 'long sentences from a book'],
    exercise: 'Say two lines aloud five times on the way to work, and use the first one with one person today.',
    next: ['talk-start', 'talk-keep-going'],
  },
  {
    id: 'how-are-you',
    family: 'small-talk',
    label: 'small talk in a new country',
    contexts: ['Social', 'Personal', 'Work'],
    says: [
      'everybody asks how are you and doesnt wait for the answer',
      'in my country we dont do small talk',
      'what do i answer when they say how are you',
      'i dont understand small talk here',
      'people here are friendly but not real friends',
      'americans smile all the time and i dont know what they mean',
      'i am from germany and people say i am rude',
      'they say we should have lunch and never call',
      'how do i do small talk in english',
      'i moved here and dont know what people talk about',
      'people say see you later and i wait',
      'when they say how are you should i tell the truth',
    ],
    keys: ['small', 'talk', 'country', 'culture', 'how-are-you', 'friendly', 'weather', 'smile', 'answer', 'english'],
    not: ['boss', 'interview', 'husband', 'kids'],
    needs: [],
    principle: {
      text: 'Greetings like this show that one is seen; they ask for a ball back and not for a report.',
      source: 'Malinowski on phatic communion, 1923',
      basis: 'M',
    },
    see: [
      'In {quote} the question is a greeting: a small ball, and you throw it back.',
      'It is not false; it says "I see you", and nothing more is meant.',
      'You need two sentences and a question back, and they work nearly everywhere.',
    ],
    tries: [
      {
        id: 'ball-back',
        move: 'choice',
        say: {
          spoken: 'Good, thanks, I had coffee at last. And how is your Monday?',
          short: 'Good, thanks. And you?',
        },
        why: 'A good, one small true thing, a question back: that is the whole game.',
      },
      {
        id: 'honest-newcomer',
        move: 'name-it',
        say: {
          spoken: "I'm new here, and I'm still learning this. Where I come from we'd answer with a whole story.",
          short: "I'm new. At home we'd tell a whole story.",
        },
        why: 'It makes people curious, and it is a better topic than the weather.',
      },
      {
        id: 'hold-them-to-it',
        move: 'ask',
        say: {
          spoken: 'Lunch sounds nice. Thursday at noon, the place on the corner?',
          short: 'Thursday at noon?',
        },
        why: 'A day turns a phrase into a meeting, or shows kindly that it was one.',
        cost: 'Some will stay vague, and that is the custom and not you.',
      },
      {
        id: 'one-more-question',
        move: 'open-question',
        say: {
          spoken: 'You said a long weekend. What was the best hour of it?',
          short: 'And the best hour?',
        },
        why: 'One word of theirs and a question make small talk a little larger.',
      },
    ],
    ifThey: {
      silent: { spoken: 'Well, have a good day.', short: 'Good day.' },
      laughs: { spoken: 'Yes, I took it literally. How are you, really?', short: 'How are you, really?' },
      refuses: { spoken: 'Another time, then. See you tomorrow.', short: 'Another time, then.' },
      agrees: { spoken: 'Good. Until then.', short: 'Until then.' },
    },
    asks: [
      { text: 'Where do you meet it most: at work, in the house, in shops?' },
      { text: 'What would you say at home in that moment?' },
      { text: 'With whom would you like more than small talk?' },
    ],
    traps: ['an honest report of your health', 'no question back', 'thinking that they lie'],
    exercise: 'Give three people today one small true thing and a question back.',
    next: ['talk-start', 'talk-new-friends', 'talk-keep-going'],
  },
]
