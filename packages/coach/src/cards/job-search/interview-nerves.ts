import type { Card } from '../../types.ts'

/** Nerves before an interview or an exam. */
export const interviewNerves: readonly Card[] = [
  {
    id: 'interview-nerves',
    family: 'interview',
    label: 'nerves before an interview or an exam',
    contexts: ['Professional', 'Work', 'Academic', 'Personal'],
    for: 'room',
    says: [
      'interview on monday and im so nervous',
      'i have a job interview tomorrow',
      'i always mess up interviews',
      'how do i prepare for a job interview',
      'my first interview ever what do i say',
      'i get so nervous in interviews that i forget everything',
      'oral exam tomorrow and im scared',
      'viva next week and i am terrified',
      'interview in one hour help',
      'i have an interview for my dream job',
      'zoom interview and i hate being on camera',
      'university admission interview im so nervous',
      'my mind goes blank in oral exams',
    ],
    keys: ['interview', 'nervous', 'exam', 'oral', 'prepare', 'tomorrow', 'viva', 'job', 'admission', 'blank'],
    not: ['weakness', 'salary', 'candidate'],
    needs: [],
    principle: {
      text: 'Told to oneself as excitement, nerves help more than when one tries to calm down.',
      source: 'Brooks 2014, Journal of Experimental Psychology: General',
      basis: 'M',
    },
    see: [
      'Of {quote} the first minute decides how the rest feels, and the first minute can be known by heart.',
      'You need no answer to everything; you need three stories and a sentence for when you do not know.',
      'They want you to be good, for then their search is over.',
    ],
    tries: [
      {
        id: 'first-minute',
        move: 'fact-first',
        say: {
          spoken:
            'Good to meet you. I have looked forward to this. Shall I start with what brought me here, in one minute?',
          short: 'Shall I start with what brought me here?',
        },
        why: 'You begin with something you know, and the voice finds its place.',
      },
      {
        id: 'three-stories',
        move: 'drill',
        say: {
          spoken:
            '(write three days you are proud of, each in four lines: what was, your task, your deed, the end) I can tell you a day when that happened.',
          short: 'I can tell you such a day.',
        },
        why: 'Three stories answer nearly every question that starts with "tell me about a time".',
        cost: 'Aloud, once each, and with a clock; ninety seconds is enough.',
      },
      {
        id: 'when-blank',
        move: 'time',
        say: {
          spoken: 'That is a good question. Let me think for a second, and then answer it properly.',
          short: 'Let me think for a second.',
        },
        why: 'Five seconds of quiet look like thought, and to you they feel like an hour.',
      },
      {
        id: 'your-question',
        move: 'open-question',
        say: {
          spoken: 'What would you want me to have done after three months, so that you are glad you took me?',
          short: 'After three months, what would make you glad?',
        },
        why: 'It is a question that stays with them, and the answer tells you what they need.',
      },
    ],
    ifThey: {
      silent: { spoken: 'Shall I say more about that, or is it enough?', short: 'More, or is it enough?' },
      why: { spoken: 'Because I want to do this, and I have begun to learn it already.', short: 'I want to do this.' },
      denies: {
        spoken: 'I have not done exactly that. The nearest thing I did was this.',
        short: 'The nearest I did is this.',
      },
      laughs: { spoken: 'That came out funny. What I mean is shorter.', short: 'What I mean is shorter.' },
      delays: { spoken: 'Thank you. When may I expect to hear from you?', short: 'When will I hear?' },
    },
    asks: [
      { text: 'What is it for, and what do they need most?' },
      { text: 'Which question do you fear?' },
      { text: 'Which day of your work or study are you proud of?' },
    ],
    traps: ['answers learned word for word', 'an apology for your nerves', 'five coffees'],
    exercise: 'Say the first minute aloud three times, standing, and record the last one.',
    next: ['interview-about-you', 'interview-weakness', 'stage-blank'],
  },
]
