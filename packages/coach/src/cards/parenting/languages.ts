import type { Card } from '../../types.ts'

/** A home language that children will not speak. */
export const languages: readonly Card[] = [
  {
    id: 'child-language',
    family: 'parent',
    label: 'a home language the children will not speak',
    contexts: ['Family', 'Personal', 'Social'],
    says: [
      'my kids refuse to speak our language with me',
      'my son answers in english when i speak spanish',
      'my daughter is ashamed of our language in front of her friends',
      'how do i get my children to speak my mother tongue',
      'my kids dont want to be like us they want to be american',
      'my children forget their culture',
      'my daughter wont wear our clothes to the party',
      'my son says dont talk polish in public',
      'the kids cant talk to their grandmother anymore',
      'my teenager is embarrassed by my accent',
      'my kids laugh about how we do things at home',
    ],
    keys: [
      'language',
      'mother-tongue',
      'spanish',
      'english',
      'culture',
      'ashamed',
      'bilingual',
      'grandmother',
      'accent',
      'tongue',
    ],
    not: ['work', 'customer', 'boss', 'student'],
    needs: [],
    principle: {
      text: 'Children keep a home language where it is used for something they like, more than where it is demanded.',
      source: 'De Houwer 2007, Applied Psycholinguistics',
      basis: 'M',
    },
    see: [
      '{quote} hurts because the language is yours, and for the children it is first of all work.',
      'They understand more than they say, and understanding is the larger half.',
      'A language grows where something good happens in it: a song, a joke, a kitchen.',
    ],
    tries: [
      {
        id: 'one-place-one-hour',
        move: 'choice',
        say: {
          spoken: 'At breakfast we speak ours, and you pick the breakfast. The rest of the day is free.',
          short: 'At breakfast ours. You pick the food.',
        },
        why: 'One small fixed place is kept, and a rule for the whole day is not.',
      },
      {
        id: 'why-it-matters',
        move: 'name-it',
        say: {
          spoken: 'In my language I am funnier, and I know more songs. I want you to know that me, too.',
          short: 'I want you to know that me, too.',
        },
        why: 'It asks to be known, and not to be obeyed.',
      },
      {
        id: 'answer-anyway',
        move: 'limit',
        say: {
          spoken: 'You may answer as you like. I keep speaking ours to you, and if you miss a word, ask me.',
          short: 'I speak ours. Answer as you like.',
        },
        why: 'Hearing it daily keeps the door open, and no answer is forced.',
      },
      {
        id: 'a-job-for-them',
        move: 'ask',
        say: {
          spoken: 'Grandma wants to hear about your game. I help with three words. Will you call her for two minutes?',
          short: 'Two minutes with Grandma? I help.',
        },
        why: 'A person at the other end is a better reason than a rule.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'All right, not today. Tomorrow at breakfast again.', short: 'Tomorrow at breakfast.' },
      laughs: { spoken: 'Laugh, and then teach me how you would say it.', short: 'How would you say it?' },
      angry: { spoken: "You don't want to stand out. I know that feeling well.", short: 'I know that feeling.' },
      silent: { spoken: 'You can just listen. Listening counts.', short: 'Listening counts.' },
      agrees: { spoken: 'You made my day. One more time?', short: 'Once more?' },
    },
    asks: [
      { text: 'What do they like that could happen in your language?' },
      { text: 'How old are they, and whom do they know who speaks it?' },
      { text: 'When did you last laugh together in it?' },
    ],
    traps: ['pretending not to understand them', 'correcting each word', '"you are forgetting who you are"'],
    exercise: 'Pick one song or one joke in your language, and bring it to the table this week.',
    next: ['real-talk', 'parent-yelling'],
  },
]
