import type { Card } from '../../types.ts'

/** A mistake that was ours, and bad news for customers. */
export const ourMistake: readonly Card[] = [
  {
    id: 'our-fault',
    family: 'serve',
    label: 'a mistake that was ours',
    contexts: ['Professional', 'Work'],
    for: 'client',
    says: [
      'our app deleted a customers photos',
      'customer is furious and its our mistake',
      'shipping lost her package again and she is crying on the phone',
      'we charged an angry customer twice, and he wrote three times',
      'client complaint is right and i have to answer',
      'refund takes a week how do i tell them',
      'double booked a guest, she arrives at 6',
      'how do i apologize to a client without groveling',
      'we missed the delivery date for a big customer',
      'i forgot a clients appointment',
      'our system lost there order',
      'customer keeps asking where his order is and i dont know',
      'order is stuck in customs and he emails every day',
      'wrong item shipped for the second time',
      'we messed up a customers order',
      'delivery is late and the customer is angry',
      'we forgot a reservation',
      'i gave a customer the wrong information',
      'how do i say sorry to a customer without sounding fake',
      'i gave a customer the wrong price and now she wants it',
    ],
    keys: ['customer', 'client', 'refund', 'complaint', 'mistake', 'billed', 'order', 'guest', 'shipped', 'fault'],
    not: ['lawyer', 'lawsuit', 'injured', 'weapon'],
    needs: [],
    principle: {
      text: 'Own it in concrete, first-person words and put a date on the fix.',
      source: 'Packard and Berger 2021; Packard, Moore and McFerran 2018',
      basis: 'V',
    },
    see: [
      'Something did go wrong, and {quote} is where to start: the thing first, the sorry after it.',
      'They have a point and you have a fix; the message needs both, and a date.',
      { text: 'There is {amount} in it, and beside the money it cost time, so name both.', when: ['has:amount'] },
    ],
    tries: [
      {
        id: 'thing-ours-fix',
        move: 'own',
        say: {
          spoken: "You got [what happened]. That was our mistake. I've [what you did], and it reaches you by [date].",
          short: 'Our mistake. [What you did], there by [date].',
          written:
            "You got [what happened], and that was our mistake. I've [what you did]; it reaches you by [date]. I'm following it myself and will write to you that evening either way.",
        },
        why: 'Thing, owner, fix, date: every sentence could only be meant for this one customer.',
        cost: 'Give a date that you control.',
      },
      {
        id: 'have-i-got-it-right',
        when: ['medium:call'],
        move: 'hear',
        say: {
          spoken: 'So [what happened], and it cost you [what it cost]. Have I got it right?',
          short: 'So [what happened]. Is that right?',
        },
        why: "Heard first, they don't have to tell it louder.",
      },
      {
        id: 'what-i-can-today',
        move: 'choice',
        say: {
          spoken: "I can't give you [X]. I can do [A] or [B] today. Which would help more?",
          short: '[A] or [B] today. Which helps more?',
        },
        why: 'A choice gives back some of the control that the mistake took.',
      },
      {
        id: 'not-known-yet',
        when: ['said:lost|missing|where|track'],
        move: 'time',
        say: {
          spoken:
            "I don't know yet where it is. I'll know by tonight, and you'll hear from me then, with or without news.",
          short: "You'll hear from me by [time].",
        },
        why: 'A promise to call is one that you can keep.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "You're right, this shouldn't have happened. [Fix] is there by [date].",
        short: "You're right. [Fix] by [date].",
      },
      blames: {
        spoken: "I'd like to solve it, and I can if we stay with the order.",
        short: "Let's stay with the order.",
      },
      why: { spoken: '[One cause in a few words]. We changed that on [day].', short: '[One cause]. Changed since.' },
      refuses: {
        spoken: "That's your right. Your reference is [number], and it stays open.",
        short: 'Your reference is [number].',
      },
      delays: { spoken: "Take your time. I'll hold the offer until [date].", short: "It's held until [date]." },
    },
    asks: [
      { text: 'What did it cost them besides the money?' },
      { text: 'What may you offer today without asking anybody?' },
      { slot: 'medium', text: 'Will it be a call, a mail or face to face?' },
    ],
    traps: ['"any inconvenience"', 'policy in the first sentence', 'the passive voice, in which nobody did it'],
    exercise: 'Strike every word of your draft that would fit any other customer.',
    next: ['serve-bad-review', 'serve-angry-in-person'],
  },
  {
    id: 'serve-no-longer',
    family: 'serve',
    label: 'bad news for customers',
    contexts: ['Work', 'Professional'],
    for: 'client',
    says: [
      'i have to tell a good client that our price goes up',
      'we discontinued the product the customer loves',
      'i have to tell customers that we raise the prices',
      'we are closing the store and i have to tell the regulars',
      'how do i tell a client that we stop the service',
      'our delivery will be two weeks late and i have to call everybody',
      'we had a data leak and i have to inform the customers',
      'i have to cancel a booking because we are overbooked',
      'the product is sold out and she waited for months',
      'how to tell customers that their plan ends',
      'i have to tell a client that their contact person left',
      'the repair will cost double and i have to tell the customer',
    ],
    keys: [
      'discontinued',
      'customers',
      'prices',
      'closing',
      'leak',
      'overbooked',
      'sold',
      'ends',
      'inform',
      'regulars',
    ],
    not: ['discount', 'refund'],
    needs: [],
    principle: {
      text: 'News first, what it means for them second, what you do third; the apology only where it was your doing.',
      source: 'practice of answer-first writing; Min, Jung and Ryu 2020',
      basis: 'M',
    },
    see: [
      '{quote} is news, and news about something they like may be said with regret and without a detour.',
      'Customers take bad news better than late news.',
      'After the first sentence they ask only one thing: what now.',
    ],
    tries: [
      {
        id: 'news-then-now',
        move: 'fact-first',
        say: {
          spoken:
            'I have news you will not like: we no longer make it. The nearest thing is this one; I can put it aside.',
          short: 'We no longer make it. The nearest is this.',
        },
        why: 'Nobody has to wait for the point, and the next step is already there.',
      },
      {
        id: 'leak-or-harm',
        when: ['said:leak|data|breach|hack|stolen'],
        move: 'own',
        say: {
          spoken:
            'Your e-mail address and name were taken from us; your card was not. Please change your password today. I stay on the line.',
          short: 'Name and e-mail were taken. Change the password today.',
        },
        why: 'What was taken, what was not and what to do today: in that order people can act.',
        cost: 'Say only what your company has confirmed.',
      },
      {
        id: 'you-liked-it',
        move: 'hear',
        say: {
          spoken:
            'You used it for years, so this is annoying. What was it that you liked most about it? Then I know what to look for.',
          short: 'What did you like most about it?',
        },
        why: 'The answer shows the way to the thing that could replace it.',
      },
      {
        id: 'written-in-time',
        move: 'write',
        say: {
          spoken:
            'I tell you today, so that you have six weeks. Until then nothing changes. After it you choose between two.',
          short: 'Six weeks, and then you choose between two.',
          written:
            'I am writing early, so that you have time: from [date] we no longer offer this. Until then nothing changes for you. After it you can choose between [one] and [the other], and I help you with the change.',
        },
        why: 'Time and a choice are what bad news can still give.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You relied on it. I would be annoyed too. What do you need by when?',
        short: 'What do you need, and by when?',
      },
      bargains: {
        spoken: 'That I cannot. What I can do is the old price until June.',
        short: 'The old price until June.',
      },
      why: { spoken: 'Too few people bought it. That is the whole reason.', short: 'Too few bought it.' },
      silent: { spoken: 'I send it in writing too. My number is below.', short: 'I write it too.' },
      refuses: { spoken: 'Then I help you to find it elsewhere.', short: 'I help you look.' },
    },
    asks: [
      { text: 'What can you offer in its place?' },
      { text: 'From which day does it hold?' },
      { text: 'Was it your doing, or is it a decision?' },
    ],
    traps: ['"to serve you better"', 'the news in the fourth paragraph', 'regret for a decision that you defend'],
    exercise: 'Write the news in eight words and put them at the very top.',
    next: ['bad-news-mail', 'serve-say-no'],
  },
]
