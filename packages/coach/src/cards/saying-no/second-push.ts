import type { Card } from '../../types.ts'

/** After the first no. */
export const secondPush: readonly Card[] = [
  {
    id: 'refuse-again',
    family: 'refuse',
    label: 'the second push after a no',
    contexts: ['Personal', 'Family', 'Social', 'Work', 'Professional'],
    says: [
      'i said no and they keep asking',
      'she wont take no for an answer',
      'they keep pushing until i give in',
      'i already told him no twice',
      'salesman wont stop calling',
      'how do i hold a boundary when they argue',
      'i said no and now hes sulking',
      'my dad keeps bringing it up even tho i said no',
      'i always cave the second time they ask',
      'she says im selfish when i say no',
      'what do i say when they ask why not',
      'they act like they didnt here me',
    ],
    keys: [
      'pushing',
      'insist',
      'insists',
      'cave',
      'argue',
      'boundary',
      'nagging',
      'pressure',
      'twice',
      'already',
      'sulking',
      'selfish',
    ],
    not: ['afraid', 'hits', 'threatens', 'threatened', 'stalks', 'follows', 'touches', 'sex', 'forces', 'forced'],
    needs: [],
    principle: {
      text: 'Repeating the same short sentence in a calm tone ends a push sooner than a better reason does.',
      source: 'Linehan, DBT Skills Training',
      basis: 'V',
    },
    see: [
      '{quote} tests the answer you gave, so it needs no better reason, only the same one.',
      {
        text: 'With {to} a new reason would open a new round, while a repeated sentence closes one.',
        when: ['has:to'],
      },
      'The first no is information; the second is where people find out whether it holds.',
    ],
    tries: [
      {
        id: 'same-words',
        when: ['not power:up'],
        move: 'refuse',
        say: { spoken: 'I hear you. My answer is the same.', short: "The answer's the same." },
        why: 'Nothing in it is new, so there is nothing to take hold of.',
      },
      {
        id: 'something-else-now',
        move: 'name-it',
        say: {
          spoken: "We've been over this before, and I've answered. I'd like to talk about something else now.",
          short: "I've answered. Something else now?",
          written:
            "We've talked about this before, and my answer hasn't changed. I'd rather not go over it again. I'd like to hear about [other topic] instead.",
        },
        why: 'You talk about the asking, which has happened before, instead of the favor.',
      },
      {
        id: 'hang-up-politely',
        when: ['said:call|phone|sales|messag'],
        move: 'exit',
        say: {
          spoken: "I've answered that. I'm hanging up now. Have a good evening.",
          short: 'Answered. Have a good evening.',
        },
        why: 'Leaving politely is the one reply that cannot be debated.',
      },
      {
        id: 'disappointed-is-allowed',
        when: ['said:sulk|selfish|mad|guilt|cold|cry|disappoint'],
        move: 'hear',
        say: {
          spoken: "You're disappointed, and I can live with that. It doesn't change what I said.",
          short: "You're disappointed. I've said my answer.",
        },
        why: 'Once the disappointment is allowed, it stops working as a lever.',
      },
      {
        id: 'not-while-we-argue',
        when: ['said:cave|give|argue|push|pressure|boss'],
        move: 'time',
        say: {
          spoken: "I won't decide this while we're arguing. You'll have my answer on [day], in writing.",
          short: 'Not now. In writing, [day].',
        },
        why: 'Distance does the holding for you when your voice would not.',
        cost: 'With a boss, bring a choice of priorities that day and not only the answer.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "I'll come back when we can both sit down. That answer won't move.",
        short: "That answer won't move.",
      },
      guilt: { spoken: "You may think it's selfish. I've still decided.", short: 'Even so, decided.' },
      why: { spoken: "You've heard my reason. There isn't a second one.", short: "There's no second reason." },
      bargains: { spoken: 'A smaller version gets the same answer.', short: 'Same answer.' },
      silent: { spoken: "I'm fine with the quiet. Shall we have tea?", short: 'Shall we have tea?' },
      blames: { spoken: 'Maybe I was clumsy about it. I meant what I said.', short: 'Clumsy, maybe. Meant it.' },
    },
    asks: [
      { text: 'How did the last round end?' },
      { text: 'What is the shortest sentence you could say three times?' },
      { text: 'Do you feel safe when you refuse them?' },
    ],
    traps: ['a fresh reason each time', 'smiling while you say it', 'answering messages about it at night'],
    exercise: 'Have somebody ask you five times in a row, and give the same five words back each time.',
    next: ['refuse-near', 'refuse-work'],
  },
]
