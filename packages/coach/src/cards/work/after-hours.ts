import type { Card } from '../../types.ts'

/** Calls and messages in the evening. */
export const afterHours: readonly Card[] = [
  {
    id: 'after-hours',
    family: 'refuse',
    label: 'a limit on calls and messages in your free time',
    contexts: ['Work', 'Professional', 'Academic', 'Family'],
    says: [
      'parents of my students text me at 11pm',
      'my manager messages me at 10pm and expects an answer',
      'boss calls me on my day off',
      'client texts me on weekends',
      'i get slack messages all night and feel i have to reply',
      'how do i tell my boss i dont answer after six',
      'they call me on vacation every time',
      'my professor emails at midnight and wants it by morning',
      'i am expected to be online on sunday',
      'work whatsapp group never stops in the evening',
      'on call without being paid for it',
      'my boss calls me on my day off',
      'messages from work on vacation',
      'my boss keeps calling me on weekends',
      'he phones me every saturday about work',
      'I manage a building and tenants call me at midnight',
      'my boss keeps emailing at night and i snap at my family because of it',
    ],
    keys: [
      'messages',
      'evening',
      'midnight',
      'vacation',
      'sunday',
      'online',
      'after',
      'hours',
      'reply',
      'night',
      'weekends',
    ],
    needs: [],
    principle: {
      text: 'Protect the free time, say no to the hour, and offer the hour that is real: yes, no, yes.',
      source: 'Ury, The Power of a Positive No',
      basis: 'M',
    },
    see: [
      '{quote} became a habit by being answered, and it ends with an hour that is named.',
      { text: 'What {to} needs is to know when an answer comes, more than to have it at once.', when: ['has:to'] },
      'Most messages out of hours expect nothing; they came when the sender had time, so ask before you assume.',
    ],
    tries: [
      {
        id: 'weekend-calls',
        when: ['said:weekend|saturday|sunday|day off|days off|vacation|holiday|call|phone'],
        move: 'limit',
        say: {
          spoken:
            "I'm off until [day] and don't pick up then. If it burns, text me one line; everything else first thing [day].",
          short: "I'm off until [day]. If it burns, text me.",
          written:
            "So that you can plan with me: when I'm off I don't pick up the phone. If something burns, text me one line and I call back. Everything else gets my first hour on [day].",
        },
        why: 'It names when you are back and leaves one narrow door for a real fire.',
        cost: 'The first call that you let ring is the hard one.',
      },
      {
        id: 'my-hours',
        when: ['not said:weekend|saturday|sunday|day off|days off|call|phone'],
        move: 'limit',
        say: {
          spoken: "I read messages until [time] and again from [time]. If something can't wait, please call me.",
          short: 'I read messages until [time].',
          written:
            'To make it easy to plan with me: I read messages until [time] and again from [time]. If something cannot wait until then, please call, and I will know it is urgent. Everything else has an answer by [time].',
        },
        why: 'It says when you are there, and a call costs just enough to be rare.',
        cost: 'Keep it yourself on the first three evenings.',
      },
      {
        id: 'ask-what-is-expected',
        move: 'open-question',
        say: {
          spoken: 'When you reach out in my free time, do you need it then, or is the next working day early enough?',
          short: 'Then, or is the next day early enough?',
        },
        why: 'Often nobody ever wanted it at once, and then it is settled in one sentence.',
      },
      {
        id: 'if-it-is-the-job',
        when: ['said:on call|online|paid|vacation|weekend'],
        move: 'ask',
        say: {
          spoken: 'If my free time is part of the job, I would like to agree on which hours and how they are made up.',
          short: 'Which hours, and how are they made up?',
        },
        why: 'It takes the demand seriously and asks for its price.',
      },
      {
        id: 'next-morning',
        when: ['said:reply|answer|text|whatsapp|slack|client'],
        move: 'time',
        say: {
          spoken: 'Good morning, I saw it just now and send it before [time].',
          short: 'Saw it now. Before [time].',
        },
        why: 'Whoever answers at eight for a week no longer gets asked at ten.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'I see that it was urgent for you. One line with the reason, and I call back.',
        short: 'One line, and I call back.',
      },
      refuses: { spoken: 'Then which hours are fixed, and which are mine?', short: 'Which hours are mine?' },
      guilt: {
        spoken: 'I want to do this well for years, and I need days off for that.',
        short: 'I need days off for that.',
      },
      why: { spoken: 'Because I work better after real rest.', short: 'I work better rested.' },
      bargains: { spoken: 'This week, yes. From Monday, as I said.', short: 'From Monday, then.' },
    },
    asks: [
      { text: 'What would have happened if you had answered the next morning?' },
      { text: 'Which hour would be early enough for them?' },
      { text: 'Do the others answer in their free time too?' },
    ],
    traps: ['an angry answer at midnight', 'silence without a word about it', 'a long reason'],
    exercise: 'Write the sentence with the two hours and put it where you will see it when the phone lights up.',
    next: ['refuse-work', 'work-arrangement'],
  },
]
