import type { Card } from '../../types.ts'

/** Rent and repairs. */
export const landlords: readonly Card[] = [
  {
    id: 'negotiate-rent',
    family: 'money',
    label: 'talking with a landlord',
    contexts: ['Personal', 'Family', 'Public'],
    says: [
      'landlord wants to raise rent by 300',
      'how do i ask my landlord to lower the rent',
      'cant pay rent on the first this month',
      'asking for a payment plan with the landlord',
      'he wont fix the heat but wants more money',
      'want to renew my lease but cheaper',
      'landlord kept my deposit',
      'how do i negotiate a lease renewal',
      'rent is going to be late and i need to tell him',
      'been a good tenant 5 years and she hikes it',
      'text to landord about rent increase',
      'ask the property manager to waive the late fee',
    ],
    keys: [
      'rent',
      'landlord',
      'lease',
      'tenant',
      'deposit',
      'renew',
      'renewal',
      'increase',
      'hike',
      'heat',
      'repair',
      'apartment',
    ],
    not: ['court', 'eviction', 'evicted', 'threatens', 'afraid', 'roommate'],
    needs: ['to'],
    principle: {
      text: 'Look for what the other side saves: somebody who stays and pays on time is worth an offer.',
      source: 'Fisher, Ury & Patton, Getting to Yes; our judgment',
      basis: 'M',
    },
    see: [
      '{quote} has two sides with numbers in them, so bring yours in writing.',
      { text: 'Against {amount}, put what an empty month might cost {to}.', when: ['has:amount', 'has:to'] },
      'A tenant who pays on time is something to lose, and most landlords know it.',
    ],
    tries: [
      {
        id: 'stay-at-this-figure',
        move: 'choice',
        say: {
          spoken: "I'd like to stay. I can sign for [term] at [figure]; similar places here cost [other figure].",
          short: "I'd sign [term] at [figure].",
          written:
            "Dear [name], I'd like to stay and can sign for [term] at [figure], which is in line with similar places nearby. That would save you a vacancy and me a move. Could you let me know within two weeks?",
        },
        why: 'You offer what a landlord wants most, somebody who stays.',
      },
      {
        id: 'two-payment-dates',
        when: ['said:late|cant|pay|first|short|plan'],
        move: 'fact-first',
        say: {
          spoken: "I can't pay it all on the first. I'll pay [part] on [date] and the rest by [later date].",
          short: '[Part] on [date], the rest [later date].',
        },
        why: 'News before the due day, with two dates, sounds like somebody who pays.',
        cost: 'Keep both dates, or call before they pass.',
      },
      {
        id: 'repair-first',
        when: ['said:fix|heat|repair|broken|mold|leak|water'],
        move: 'limit',
        say: {
          spoken:
            'The [thing] has been out since [date]. Please have it repaired by [later date]; then we can discuss the rent.',
          short: 'Please repair [thing] by [date] first.',
        },
        why: 'The dates make it a record, and the order makes it a condition.',
        cost: "The law differs by place, so ask a tenants' office before you hold back any rent.",
      },
      {
        id: 'deposit-by-date',
        when: ['said:deposit|moved'],
        move: 'write',
        say: {
          spoken: 'I moved out on [date]. Please return my deposit by [later date], or send me the list of deductions.',
          short: 'My deposit by [date], please.',
        },
        why: 'A date and a list are hard to answer with a shrug.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: "Then I'll need the new terms in writing before I decide.",
        short: 'New terms in writing, then.',
      },
      bargains: {
        spoken: '[Middle figure] for [term], and I can sign today.',
        short: '[Middle figure], signed today.',
      },
      angry: { spoken: "I want to stay on good terms. Let's do this by email.", short: "Let's do it by email." },
      silent: {
        spoken: "If I don't hear by [date], I'll write again and keep a copy.",
        short: "I'll write again on [date].",
      },
      blames: { spoken: "I'll look at my part. The repair is still open.", short: 'The repair is open.' },
      agrees: { spoken: "Thank you. Please put it in an email, and I'll confirm.", short: 'Please email me that.' },
    },
    asks: [
      { slot: 'amount', text: 'What figure could you pay for the next year?' },
      { text: 'How long have you been a tenant there?' },
      { text: 'What do similar places near you cost?' },
    ],
    traps: [
      'a threat to move that you will not carry out',
      'a phone call with nothing in writing',
      'telling your whole budget',
    ],
    exercise: 'Find three listings like yours and write their prices into one sentence.',
    next: ['complaint-letter', 'unpaid-invoice'],
  },
]
