import type { Card } from '../../types.ts'

/** Anger in writing, to answer in writing. */
export const angryMessages: readonly Card[] = [
  {
    id: 'serve-angry-mail',
    family: 'serve',
    label: 'answering an angry message',
    contexts: ['Professional', 'Work', 'Public'],
    says: [
      'a customer writes in capital letters what do i answer',
      'angry email from a customer how do i reply',
      'customer wrote a furious message',
      'how do i answer an angry mail',
      'client sent a rude email and i have to answer',
      'somebody insults us in the chat of our shop',
      'reply to a customer who shouts in all caps',
      'an angry complaint came by mail and i have to write back',
      'how do i de-escalate in a support chat',
      'customer says this is a scam i want my money now',
      'customer wrote a really nasty mail',
      'how do i answer an angry complaint email',
    ],
    keys: ['capital', 'caps', 'angry', 'furious', 'customer', 'answer', 'reply', 'mail', 'rude', 'complaint'],
    needs: [],
    principle: {
      text: 'Concrete words about their own case tell angry customers that somebody has listened; general regret does not.',
      source: 'Packard and Berger 2021, Journal of Consumer Research',
      basis: 'V',
    },
    see: [
      'Under {quote} stand one fact and one fear; answer the fact in the first line.',
      'Capitals mean that somebody did not feel heard the first time.',
      'Their own words for the trouble, given back once, do more than three apologies.',
    ],
    tries: [
      {
        id: 'fact-deed-time',
        move: 'own',
        say: {
          spoken:
            'Your [thing] has not come since [day]; that is our fault. I have [done what]. You hear from me by [time].',
          short: 'Our fault. I have [done what]; news by [time].',
          written:
            'Dear [name], your [thing] has not come since [day], and you have written twice. That is our fault. I have just [done what], and I will write to you myself by [time], whatever the state is then.',
        },
        why: 'Fact, deed and time leave anger nothing to push against.',
        cost: 'You have to write at that time, even without news.',
      },
      {
        id: 'ask-one-number',
        move: 'ask',
        say: {
          spoken: 'I want to look at this now. Which number stands at the top of your order?',
          short: 'Which order number is it?',
        },
        why: 'A small task that helps turns shouting into working together.',
      },
      {
        id: 'keep-the-tone',
        move: 'limit',
        say: {
          spoken: 'I will solve this with you. Please leave out the insults; I will answer everything else.',
          short: 'I will solve it, without insults.',
        },
        why: 'It promises the help first, so the limit does not read as a refusal.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You have every reason. Here is what happens next: [step] at [time].',
        short: 'Next: [step] at [time].',
      },
      blames: { spoken: 'Yes, you told us on [day]. It should have ended there.', short: 'Yes. You told us on [day].' },
      silent: { spoken: 'As promised, the state at [time]: [state].', short: 'The state at [time]: [state].' },
      bargains: {
        spoken: 'I can give [amount] today. More than that my manager decides by [day].',
        short: '[Amount] today; more by [day].',
      },
    },
    asks: [
      { text: 'What exactly went wrong, and since when?' },
      { text: 'What can you do today without asking anybody?' },
      { text: 'Is it their first message or the third?' },
    ],
    traps: ['"please calm down"', '"any inconvenience"', 'explaining how it came about before help is named'],
    exercise:
      'Underline the one fact in their message. Your first line may hold only that fact and what you did about it.',
    next: ['serve-abuse-limit', 'our-fault'],
  },
  {
    id: 'serve-bad-review',
    family: 'serve',
    label: 'answering a bad review',
    contexts: ['Professional', 'Work', 'Public', 'Creative'],
    for: 'client',
    says: [
      'one star review and they have a point',
      'someone lies about us on google',
      'how do i reply to a bad review of my restaurant',
      'angry comment under our post',
      'review says my staff is rude',
      'upset customer posted on facebook',
      'should i answer the review or ignore it',
      'etsy buyer left a nasty review',
      'bad review on airbnb, not my fault it rained',
      'client wrote a horible review about me personally',
      'got a one star review',
      'someone lied about us in a review',
    ],
    keys: ['review', 'reviews', 'star', 'stars', 'google', 'yelp', 'comment', 'rating', 'posted', 'reply'],
    not: ['lawsuit', 'peer', 'code', 'performance'],
    needs: [],
    principle: {
      text: 'The reply is read by the next hundred customers, so be brief, informative, friendly and firm.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      'Whoever wrote about {quote} may never come back, and everyone who is choosing reads your answer.',
      'Find the part that is true, however small, and begin with it.',
      "Four sentences are plenty: what is right, what you did, what you can't agree with, where to reach you.",
    ],
    tries: [
      {
        id: 'the-true-part',
        move: 'own',
        say: {
          spoken: "[Name], you're right about [thing]. We've changed [what]. I'd like to hear from you about it.",
          short: "You're right about [thing]. It's changed.",
          written:
            "[Name], you're right about [thing], and I'm sorry it spoiled your visit. Since then we have changed [what]. I'd like to make it good: you reach me at our usual address.",
        },
        why: 'A detail that is granted makes the rest of the answer credible.',
      },
      {
        id: 'not-what-happened',
        when: ['said:lies|lying|false|fake|invent'],
        move: 'fact-first',
        say: {
          spoken: "I can't find this visit in our books. Please write to me with the date, and I'll look into it.",
          short: 'Please send me the date of your visit.',
          written:
            "I've read this twice. I can't match it with any visit in our books, and I'd like to understand it. Please write to me with the date, and I'll look into it and answer within a day. [Your name]",
        },
        why: 'It corrects without calling anyone a liar.',
      },
      {
        id: 'wait-a-night',
        move: 'time',
        say: {
          spoken:
            "I've read your review. I'd like to talk to the team before I answer; you'll have a real reply by [day].",
          short: 'Read. A real reply by [day].',
        },
        why: "It buys a night, and what you'd have regretted is mostly gone in the morning.",
      },
    ],
    ifThey: {
      angry: { spoken: "I've read it, and my answer above stands. My door is open.", short: 'My answer above stands.' },
      agrees: {
        spoken: 'Thank you for writing again. That means a lot to the team.',
        short: 'Thank you for writing again.',
      },
      silent: { spoken: "We've put it right in the meantime; you'd be welcome to see.", short: "It's put right now." },
      bargains: { spoken: "I'd rather put it right than trade it for stars.", short: 'No trade for stars.' },
      denies: {
        spoken: "In our books it looks different. I'm glad to talk about it by phone.",
        short: "Let's talk by phone.",
      },
    },
    asks: [
      { slot: 'draft', text: 'Could you paste the review, without the name?' },
      { text: 'Which part of it is true?' },
      { text: 'What have you changed since?' },
    ],
    traps: ['irony', "the customer's private details", 'a text that answers every line'],
    exercise: "Read your answer as somebody who is looking for a table tonight, and strike what they don't need.",
    next: ['our-fault', 'serve-hand-over'],
  },
]
