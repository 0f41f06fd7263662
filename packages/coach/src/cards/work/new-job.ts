import type { Card } from '../../types.ts'

/** The first months of a job. */
export const newJob: readonly Card[] = [
  {
    id: 'new-job-doubt',
    family: 'ask',
    label: 'feeling stupid in a new job',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'new job and i feel stupid',
      'i started a new job and everyone knows more than me',
      'im the dumbest in the room at my new job',
      'i feel like a fraud at work',
      'they will find out that i cant do it',
      'imposter syndrome at my new job',
      'third week and i still dont understand anything',
      'i am afraid to ask stupid questions at work',
      'i make so many mistakes in my new job',
      'everybody else learns faster than me',
      'i changed careers at 40 and feel like a beginner',
      'started as a junior and i ask the same thing twice',
    ],
    keys: ['new', 'stupid', 'fraud', 'imposter', 'impostor', 'dumb', 'beginner', 'junior', 'started', 'faster'],
    not: ['interview', 'fired', 'hello', 'introduce'],
    needs: [],
    principle: {
      text: 'People who ask for advice on a hard task are seen as more able, not as less.',
      source: 'Brooks, Gino and Schweitzer 2015, Management Science',
      basis: 'M',
    },
    see: [
      'With {quote} you feel learning from the inside; from outside it looks like somebody who is new.',
      'You compare your third week with their third year.',
      'A question is cheap in the first months and dear in the second year, so ask now.',
    ],
    tries: [
      {
        id: 'what-i-tried',
        move: 'ask',
        say: {
          spoken: 'I tried two ways and I am stuck at this step. What would you look at first?',
          short: 'I am stuck here. What would you look at?',
        },
        why: 'It shows work, it asks for one step, and most people like to be asked.',
        cost: 'Write the answer down, so that you need to ask only once.',
      },
      {
        id: 'fixed-quarter',
        move: 'time',
        say: {
          spoken: 'May I collect my questions and bring them to you on Tuesdays, for fifteen minutes?',
          short: 'My questions on Tuesdays, fifteen minutes?',
        },
        why: 'A fixed quarter of an hour ends the worry about disturbing somebody.',
      },
      {
        id: 'how-am-i-doing',
        move: 'open-question',
        say: {
          spoken: 'What should I be able to do by the end of this month, and what can still wait?',
          short: "What should I know by month's end?",
        },
        why: 'Your own bar is mostly higher than theirs, and now you know theirs.',
      },
      {
        id: 'explain-back',
        move: 'hear',
        say: {
          spoken: 'Let me say it back, so that I have it right. First this, then that. Is something missing?',
          short: 'Let me say it back. Anything missing?',
        },
        why: 'A gap comes out at once, and it looks like care.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Yes, I am that new. Show me once, and I have it.', short: 'Yes, that new. Show me once.' },
      angry: {
        spoken: 'You told me before, and I did not get it. I write it down now.',
        short: 'I write it down now.',
      },
      delays: { spoken: 'When is a better time today? I go on with the other part.', short: 'When is a better time?' },
      refuses: { spoken: 'Whom would you ask about it?', short: 'Who else?' },
      agrees: { spoken: 'Thank you. That saved me an hour.', short: 'You saved me.' },
    },
    asks: [
      { text: 'What is the one thing that you understand least right now?' },
      { text: 'Who there explains well?' },
      { text: 'What can you do today that you could not on the first day?' },
    ],
    traps: ['"sorry, stupid question"', 'hiding it for a week', 'nodding'],
    exercise: 'Each evening for one week, write down one thing that you could not do in the morning.',
    next: ['ask-help', 'ask-clarity', 'introduce-yourself'],
  },
]
