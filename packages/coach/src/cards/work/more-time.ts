import type { Card } from '../../types.ts'

/** A later date. */
export const moreTime: readonly Card[] = [
  {
    id: 'ask-more-time',
    family: 'ask',
    label: 'asking for more time',
    contexts: ['Work', 'Academic', 'Professional'],
    says: [
      'need more time for the report',
      'how do i ask for an extension',
      'wont finish by friday',
      'client expects it monday and im behind',
      'the client wants it by a date that is impossible, how do i tell them',
      'push the due date without looking bad',
      'running late on my paper',
      'we are not going to make the deadline',
      'my thesis chapter isnt ready and my advisor wants it tomorrow',
      'asking professor for an extention',
      'i promised it by noon and im not even half way',
      'how do i tell them the launch slips a week',
      'already missed the deadline and havent said anything',
      'need an extension for my essay because my dog died',
      'i had a death in the family and need more time for the paper',
    ],
    keys: ['extension', 'deadline', 'due', 'behind', 'late', 'finish', 'postpone', 'slips', 'ready', 'delay', 'push'],
    not: ['loan', 'rent', 'birthday', 'invoice'],
    needs: ['to', 'when'],
    principle: {
      text: 'Early news with a new date costs less than late news with reasons, and a choice is easier to grant than a favor.',
      source: 'Flynn & Lake 2008; our judgment',
      basis: 'M',
    },
    see: [
      { text: '{quote}: the date is at risk, not the work, so the date goes first.', when: ['not urgency:past'] },
      {
        text: 'You know it ahead of time, which is worth more to {to} than any reason.',
        when: ['has:to', 'not urgency:past'],
      },
      { text: 'The due date has passed, so this is news and a plan, no longer a request.', when: ['urgency:past'] },
      'What they need from you is a date they can pass on, and one they will not have to change again.',
    ],
    tries: [
      {
        id: 'early-date',
        when: ['not urgency:past'],
        move: 'choice',
        say: {
          spoken:
            "I won't make [due date]. You can have all of it by [new date], or the main part on time. Which helps more?",
          short: 'I need until [new date]. Main part on time?',
          written:
            "I won't make [due date] with all of it. I can send everything by [new date], or the main part on time and the rest after. Which helps you more? I'd rather tell you now than on the day.",
        },
        why: 'They get to decide, instead of having to forgive.',
      },
      {
        id: 'already-late',
        when: ['urgency:past'],
        move: 'own',
        say: {
          spoken:
            "This is late, and I should have said so on [day]. You'll have it by [new date]; I'll report at noon each day.",
          short: "It's late, and mine. You'll have it [new date].",
        },
        why: 'A noon report means nobody has to chase you, and that is what they fear by now.',
      },
      {
        id: 'date-unknown',
        move: 'time',
        say: {
          spoken: "I don't know the new date yet. I'll know by [time], and you'll hear it then.",
          short: "You'll have a date by [time].",
        },
        why: 'An honest hour is worth more than a hopeful day.',
        cost: 'You must ring at that hour, whatever you know.',
      },
      {
        id: 'get-five-minutes',
        when: ['power:up', 'not has:medium'],
        move: 'ask',
        say: {
          spoken: "Do you have five minutes today? It's about the date for [project].",
          short: 'Five minutes about [project]?',
        },
        why: 'The word "date" tells them enough to listen and not enough to worry.',
      },
      {
        id: 'extension',
        when: ['context:Academic'],
        move: 'ask',
        say: {
          spoken: 'May I have until [date] for [assignment]? I have [part] done and can show it to you today.',
          short: 'May I have until [date]? [Part] is done.',
        },
        why: 'Finished pages are the best argument for unfinished ones.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then what shall I drop so that [due date] holds?', short: 'What shall I drop?' },
      angry: {
        spoken: "You're right, this is late to hear. [Main part] will be there on [date].",
        short: '[Main part] comes on [date].',
      },
      why: { spoken: 'I underestimated [part]. Here is what I changed: [change].', short: 'I underestimated [part].' },
      silent: {
        spoken: "I'll plan for [new date] unless I hear by [time]. All right?",
        short: '[New date], unless I hear.',
      },
      bargains: {
        spoken: '[Earlier date] can work if [part] waits. Is that a fair trade?',
        short: 'Yes, if [part] waits.',
      },
      agrees: { spoken: "Thank you. You'll have it on [new date], and no later.", short: 'Thanks. [New date] it is.' },
    },
    asks: [
      { text: 'Which date would you bet your own evening on?' },
      { text: 'Which part could be whole on time?' },
      { text: 'Who else is waiting for it?' },
      { slot: 'when', text: 'When is it due?' },
    ],
    traps: ['reasons before the date', '"as soon as possible"', 'asking for too little and then again'],
    exercise: 'Say it in ten seconds, twice, with the date in the first sentence.',
    next: ['bad-news-up', 'status-update'],
  },
]
