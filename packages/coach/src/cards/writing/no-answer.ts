import type { Card } from '../../types.ts'

/** Asking again. */
export const noAnswer: readonly Card[] = [
  {
    id: 'follow-up',
    family: 'write',
    label: 'asking again after no answer',
    contexts: ['Work', 'Professional', 'Academic', 'Social', 'Creative'],
    says: [
      "gallery owner hasn't replied to my portfolio for weeks",
      'i sent my manuscript and heard nothing for a month',
      'no answer to my email for a week',
      'how do i follow up without being annoying',
      'sent three emails and nothing',
      'my advisor hasnt answered my emails for three weeks and i need a signature',
      'client went silent after my proposal',
      'second reminder to a coworker who owes me a file',
      'they left me on read about the meeting',
      'contractor wont get back to me',
      'how long do i wait before emailing again',
      'i need an answer by tomorrow and they ignore me',
      'what do i write instead of just following up',
      'editor has had my manuscript for 4 months',
      'nudge someone important politly',
      'she never answers my mails',
      'my prof doesnt answer my email',
      'he read my message and didnt reply',
      'waiting for an answer for weeks',
      'my teammate takes forever to review my code',
    ],
    keys: [
      'follow',
      'reminder',
      'remind',
      'nudge',
      'reply',
      'replied',
      'answer',
      'response',
      'ignored',
      'silent',
      'waiting',
      'again',
    ],
    not: ['stalk', 'blocked', 'restraining', 'threaten', 'suicid', 'tinder'],
    needs: [],
    principle: {
      text: 'A reminder is answered when it is easier to answer than the first mail: one question, a date, and what happens without an answer.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} most likely means that the mail slid under others, so make the next one smaller.',
      {
        text: 'With a date so near ({when}), say what you will do if nothing comes.',
        when: ['has:when', 'not urgency:past', 'not urgency:later'],
      },
      {
        text: 'After three mails another channel helps more than a fourth: a call, a doorway, a colleague.',
        when: ['said:three|third|four|several|times|again|never'],
      },
      'Asking again is ordinary work and needs no excuse.',
    ],
    tries: [
      {
        id: 'smaller-question',
        move: 'ask',
        say: {
          spoken: 'You have a lot on your desk, so here is only the part I need: [one question].',
          short: 'All I need: [one question].',
          written:
            'Hi [name], I am coming back to my mail of [date]. This is the only part I need: [one question]. A yes or a no is enough for me to go on.',
        },
        why: 'You make the answer shorter, and that is what was standing in the way.',
      },
      {
        id: 'what-happens-without-you',
        when: ['said:tomorrow|deadline|need|today|owes|file|meeting|soon'],
        move: 'limit',
        say: {
          spoken: 'I need a word by [time]. Without one I will [what you do], so that we do not lose the day.',
          short: 'Without a word by [time], I [what you do].',
        },
        why: 'Work goes on, and whoever minds has an hour to say so.',
        cost: 'Only announce a step that you may take and will take.',
      },
      {
        id: 'close-the-file',
        when: ['said:client|proposal|contractor|editor|months|silent|quote'],
        move: 'exit',
        say: {
          spoken: 'Shall I close this for now? If the time is wrong, tell me when to ask again.',
          short: 'Shall I close this for now?',
        },
        why: 'People who feel bad about their silence are glad of a question that can end it.',
      },
      {
        id: 'another-door',
        when: ['said:three|never|ignore|read|weeks|times|annoying'],
        move: 'choice',
        say: {
          spoken: 'Would it be easier by phone? I am free tomorrow morning, and it takes five minutes.',
          short: 'Easier by phone, [day] at [time]?',
        },
        why: 'Some people hate writing and answer at once when they may talk.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'I did not mean to press you. Which day would suit you for an answer?',
        short: 'Which day suits you?',
      },
      delays: { spoken: 'Good, then [day]. I will leave it alone until then.', short: 'Until [day], then.' },
      refuses: { spoken: 'A no helps me, too. Thank you for saying it.', short: 'A no helps, thank you.' },
      blames: {
        spoken: 'It may have been lost on my end. Here it is once more, in two lines.',
        short: 'Here it is once more.',
      },
      silent: {
        spoken: 'I will go ahead on [day] as described, and you can still change it before then.',
        short: 'I go ahead on [day].',
      },
      agrees: { spoken: 'Thank you for coming back to it. I have all I need now.', short: 'I have all I need.' },
    },
    asks: [
      { text: 'What exactly would a one-word answer have to decide?' },
      { slot: 'when', text: 'When did you write first, and by when do you need it?' },
      { slot: 'tried', text: 'How have you tried to reach them so far?' },
    ],
    traps: ['"just following up"', 'the old thread in full with no question on top', 'a reproach in the first line'],
    exercise:
      'Rewrite the reminder so that it can be answered with one word, and delete everything above the question.',
    next: ['unpaid-invoice', 'ask-meeting'],
  },
]
