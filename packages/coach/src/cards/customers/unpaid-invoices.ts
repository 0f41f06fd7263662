import type { Card } from '../../types.ts'

/** A bill that nobody pays. */
export const unpaidInvoices: readonly Card[] = [
  {
    id: 'unpaid-invoice',
    family: 'money',
    label: 'an unpaid invoice',
    contexts: ['Professional', 'Creative', 'Work'],
    says: [
      'the gallery owes me for two sold paintings',
      'client hasnt paid my invoice in 60 days',
      'how do i ask a client for the money they owe me',
      'invoice overdue, third reminder',
      'they keep saying the check is in the mail',
      'late payment email, polite but firm',
      'our biggest customer pays late every time',
      'they ghosted me after i delivered the work',
      'should i stop working until they pay',
      'band never got paid for the gig',
      'customer disputes the bill',
      'accounts payable keeps passing me around',
      'how to chase a payement without ruining the relationship',
      'my client isnt paying',
      'they owe me for 3 months of work',
      'customer ignores my reminders',
      'how do i ask a client to pay',
      'client hasnt paid the invoice',
    ],
    keys: [
      'invoice',
      'overdue',
      'unpaid',
      'payment',
      'paid',
      'client',
      'reminder',
      'chase',
      'bill',
      'check',
      'payable',
    ],
    not: ['court', 'lawsuit', 'threatens', 'landlord'],
    needs: [],
    principle: {
      text: 'Brief, informative, friendly and firm: the number, the date, the next step, and no mood.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      '{quote} goes into a message with three facts: number, sum, due date.',
      { text: 'The sum is known ({amount}), so it can stand in the first line.', when: ['has:amount'] },
      "Most late invoices lie in somebody's pile, and a first reminder can assume the pile.",
    ],
    tries: [
      {
        id: 'on-which-day',
        move: 'ask',
        say: {
          spoken: 'Invoice [number] was due on [date]. Could you tell me on which day it will be paid?',
          short: 'Invoice [number]: paid on which day?',
          written:
            "Hi [name], invoice [number] was due on [date] and hasn't reached me yet. I've attached it again in case it got buried. Could you tell me on which day it will be paid? Thank you.",
        },
        why: 'It asks for a day, and a day is something a person has to look up.',
      },
      {
        id: 'work-stops',
        when: ['said:third|again|weeks|months|days|keep|stop|every'],
        move: 'limit',
        say: {
          spoken: "I've written [number] times about this. If it isn't paid by [date], I'll stop work until it is.",
          short: 'Paid by [date], or work stops.',
        },
        why: 'The next step is dated and inside your own power.',
        cost: 'Write it only if you would stop.',
      },
      {
        id: 'who-approves-it',
        when: ['said:mail|passing|accounts|promis|saying'],
        move: 'open-question',
        say: {
          spoken: 'Who approves invoice [number], and what is missing for it to go out today?',
          short: 'Who approves it, please?',
        },
        why: 'Between you and the money there is usually one person with one missing paper.',
      },
      {
        id: 'which-line',
        when: ['said:disput|wrong|quality|complain|refus'],
        move: 'hear',
        say: {
          spoken: "Which line of the invoice is wrong? The rest is due; let's settle that one by [date].",
          short: 'Which line is wrong?',
        },
        why: 'The quarrel shrinks to a line, and the rest can be paid.',
      },
    ],
    ifThey: {
      delays: {
        spoken: "Thank you. I'll note [date], and I'll write that morning if it isn't in.",
        short: 'Noted for [date].',
      },
      silent: { spoken: "I'll call on [day] at [time] to find the right person.", short: "I'll call on [day]." },
      denies: {
        spoken: 'Here is the order with your confirmation of [date]. What do you see differently?',
        short: 'Here is your confirmation.',
      },
      angry: {
        spoken: "I'd like to keep working with you, and I need this settled first.",
        short: 'This first, then the rest.',
      },
      bargains: {
        spoken: 'Half today and half on [date] works, if I have it in writing.',
        short: 'Half today, in writing.',
      },
      blames: {
        spoken: "I'll send the missing form within the hour. Then it can go out.",
        short: 'The form comes right away.',
      },
    },
    asks: [
      { text: 'How many days is it past the due date?' },
      { text: 'Do you still have work to deliver that you could hold?' },
      { text: 'Who in their office presses the button?' },
    ],
    traps: ['"just checking in"', 'apologizing for asking', 'three different demands'],
    exercise: 'Write it in four lines, then remove every adjective.',
    next: ['client-fee', 'follow-up'],
  },
]
