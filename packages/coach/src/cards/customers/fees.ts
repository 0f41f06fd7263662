import type { Card } from '../../types.ts'

/** Naming a price. */
export const fees: readonly Card[] = [
  {
    id: 'client-fee',
    family: 'money',
    label: 'naming your fee',
    contexts: ['Professional', 'Creative', 'Work'],
    says: [
      'client says im too expensive',
      'customer says my quote is too high',
      'buyer keeps lowballing me and says take it or leave it',
      'how do i raise my rates with an old client',
      'someone wants me to work for exposure',
      'freelance and i never know what to charge',
      'i panic when they ask my price',
      'friend wants a free logo',
      'client wants a discount',
      'they said the other guy is half the price',
      'how do i say my rate on a call',
      'charging for a consult that used to be free',
      'my comission prices are too low',
      'asking for half upfront before i start',
      'friend wants me to design her invitations for free',
      'people expect me to take photos for nothing',
    ],
    keys: [
      'rate',
      'rates',
      'fee',
      'price',
      'prices',
      'charge',
      'client',
      'discount',
      'exposure',
      'freelance',
      'expensive',
      'commission',
    ],
    not: ['landlord', 'salary', 'overdue', 'refund'],
    needs: [],
    principle: {
      text: 'Say the price, then what it includes, then stop; most of what people add after that works as a discount.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Take {quote} as a question about what the price contains, and answer that one.',
      { text: 'Say {amount} in the voice you use for the date, and stop there.', when: ['has:amount'] },
      'A price said plainly sounds like a price; a price with an apology sounds like an opening bid.',
    ],
    tries: [
      {
        id: 'price-and-stop',
        move: 'fact-first',
        say: {
          spoken: "For [work] it's [price], and that includes [what]. Shall I send it to you in writing?",
          short: "It's [price], [what] included.",
          written:
            'Thanks for the inquiry. For [work] my price is [price]; that includes [what]. If it suits you, I can send the agreement today.',
        },
        why: 'The question at the end moves on to the next step instead of waiting for a flinch.',
      },
      {
        id: 'smaller-version',
        when: ['said:expens|discount|cheap|budget|half|afford|low'],
        move: 'choice',
        say: {
          spoken: 'For [their budget] I can do [smaller version]. The full one stays at [price].',
          short: 'For [budget]: [smaller version].',
        },
        why: 'The price holds and the work moves, which is fair to both.',
      },
      {
        id: 'new-rate-from',
        when: ['said:raise|rates|increase|old|years'],
        move: 'write',
        say: {
          spoken: 'From [date] my rate is [new rate]. Work already booked stays at the old price.',
          short: '[New rate] from [date].',
          written:
            'Hi [name], a note ahead of time: from [date] my rate is [new rate]. Whatever we have already booked stays at the old price. I like working with you and hope we go on; if you want to plan something before then, tell me.',
        },
        why: 'It informs, protects what was promised, and asks nobody for permission.',
        cost: 'Some will leave, so decide beforehand which ones you can spare.',
      },
      {
        id: 'paid-work-only',
        when: ['said:exposure|logo|friend|portfolio|favor'],
        move: 'refuse',
        say: {
          spoken: "I don't work for exposure. My small package is [price], and I'd be glad to do it properly.",
          short: 'Paid work only. From [price].',
        },
        why: 'It closes the free door and opens a small paid one beside it.',
      },
      {
        id: 'half-first',
        when: ['said:deposit|upfront|start|advance'],
        move: 'limit',
        say: {
          spoken: "I start when half is paid. The rest is due on delivery. I'll send the invoice today.",
          short: 'Half first, half on delivery.',
        },
        why: 'Said as how you work, it sounds like practice and not like mistrust.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: "Then it isn't a fit this time. I'd be glad to hear from you again.",
        short: 'Not this time, then.',
      },
      bargains: {
        spoken: 'I can take something out for that. Which part could you spare?',
        short: 'Which part could go?',
      },
      laughs: { spoken: 'It does look like a lot until you count the hours.', short: 'Count the hours.' },
      why: {
        spoken: 'It covers [number] hours, two rounds of changes, and the rights.',
        short: 'It covers [number] hours.',
      },
      silent: { spoken: 'The offer stands until [date]. I wish you a good week.', short: 'It stands until [date].' },
      agrees: { spoken: 'Wonderful. The agreement comes today, and we start on [date].', short: 'Agreement today.' },
    },
    asks: [
      { slot: 'amount', text: 'What price would make you glad to begin?' },
      { text: 'What exactly is in it, in three items?' },
      { text: 'What was the last price you said, and what happened?' },
    ],
    traps: ['"I was thinking maybe around"', 'lowering it before they object', 'a price for friends that you resent'],
    exercise: 'Say the price in one breath, then drink some water before you say another word.',
    next: ['unpaid-invoice', 'refuse-work'],
  },
]
