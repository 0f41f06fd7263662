import type { Card } from '../../types.ts'

/** Money back. */
export const refunds: readonly Card[] = [
  {
    id: 'ask-refund',
    family: 'money',
    label: 'asking for your money back',
    contexts: ['Personal', 'Public', 'Family', 'Social'],
    says: [
      'how do i ask for a refund',
      'i want my money back from a store',
      'i bought shoes online and they wont take them back',
      'hotel refuses to refund my booking',
      'the airline cancelled and i want a refund not a voucher',
      'asking for a refund after the return window closed',
      'gym keeps charging me after i cancelled',
      'the repair didnt work and i want the money back',
      'how to return something without a receipt',
      'they said no refunds but the thing is broken',
      'asked for a refund twice and nobody answers',
      'concert was cancelled how do i get my tickets refunded',
    ],
    keys: ['refund', 'return', 'receipt', 'voucher', 'booking', 'charged', 'store', 'broken', 'window', 'bought'],
    not: ['customer', 'guest'],
    needs: [],
    principle: {
      text: 'Short, factual, friendly, firm: what you bought, what failed, what you ask for and by when, with no mood in it.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      '{quote} needs four facts and no story: what, when, what went wrong, what you want.',
      { text: 'The sum ({amount}) goes into the first line, so that nobody has to look for it.', when: ['has:amount'] },
      'The person at the desk did not make the rule, and may know the way around it.',
    ],
    tries: [
      {
        id: 'four-facts',
        move: 'ask',
        say: {
          spoken: 'I bought [thing] on [date], and [what went wrong]. I would like the money back, please.',
          short: "I'd like the money back, please.",
          written:
            'I bought [thing] on [date], and it [what went wrong]. I would like a refund to the card I paid with. The order number is below. Please tell me by which day I can expect it.',
        },
        why: 'A plain fact and a plain wish can be typed into a form, and forms are what they have.',
      },
      {
        id: 'who-may-decide',
        when: ['said:refuse|said|wont|again|twice|after|window|polic'],
        move: 'open-question',
        say: {
          spoken: 'The rule may not be yours. Who can make an exception, and how do I reach them today?',
          short: 'Who can make an exception?',
        },
        why: 'It spares the one in front of you and moves you one desk up.',
        cost: 'It only works in a friendly voice.',
      },
      {
        id: 'second-best',
        move: 'choice',
        say: {
          spoken: "If a refund isn't possible, what is: an exchange, a repair, or credit without an end date?",
          short: 'Exchange, repair, or credit?',
        },
        why: 'Most desks may give something, and you hear what by naming three things.',
        cost: 'Name it second, or it becomes the first offer.',
      },
      {
        id: 'in-writing',
        when: ['said:twice|nobody|keeps|charg|cancel|answer'],
        move: 'write',
        say: {
          spoken: "Please send me the refusal in writing, with your name. I'll take it to [my bank] on [date].",
          short: 'Please put the refusal in writing.',
        },
        why: 'A no with a name under it is given less easily.',
        cost: 'Say only what you will really do.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'I understand the rule. Who may make an exception when [what went wrong]?',
        short: 'Who may make an exception?',
      },
      delays: { spoken: 'Which day can I count on, and what is the case number?', short: 'Which day, which number?' },
      angry: { spoken: 'None of it is your doing. I want to settle this thing.', short: "I'd like to settle it." },
      why: { spoken: 'Because [what went wrong], from the first day.', short: 'It [what went wrong].' },
      blames: {
        spoken: 'I used it as the manual says. What do you see that I missed?',
        short: 'What did I miss?',
      },
    },
    asks: [
      { slot: 'amount', text: 'What sum is it about?' },
      { text: 'What do you have in hand: a receipt, an order number, a photo?' },
      { text: 'Would an exchange be all right, or is it the money?' },
      { text: 'What did they answer so far, word for word?' },
    ],
    traps: [
      'the whole history before the wish',
      'a threat in the first message',
      'asking the person what they would do',
    ],
    exercise: 'Say the four facts in ten seconds, with the order number in your hand.',
    next: ['complaint-letter', 'follow-up'],
  },
]
