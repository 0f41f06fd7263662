import type { Card } from '../../types.ts'

/** Telling others of a death. */
export const tellingOthers: readonly Card[] = [
  {
    id: 'grief-tell-others',
    family: 'grief',
    label: 'telling others of a death',
    contexts: ['Personal', 'Family', 'Faith', 'Work', 'Social'],
    says: [
      "how do i tell my dad's friends that he died",
      'i have to let people know that my mother passed away',
      'telling his old colleagues that he is dead',
      'how do i announce my fathers death',
      'what do i write to her friends now that she has died',
      'how do i tell my boss that my father died',
      'i have to call everyone and say that grandma died',
      'message to say that my husband has passed',
      'posting about my brothers death on facebook',
      "letting my mom's church know that she died",
      "i need to inform my late wife's employer",
      'his phone keeps ringing and people dont know he died',
    ],
    keys: ['died', 'passed', 'death', 'tell', 'announce', 'inform', 'friends', 'employer', 'news'],
    needs: [],
    principle: {
      text: 'Plain words for a death are understood at once, and callers are helped by one sentence that says what comes next.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Having to say {quote} over and over is heavy work, and you may hand part of it to others.',
      'The news needs three lines: who died and when, what comes next, what you wish for yourself.',
      'You owe nobody the story. The plain word "died" spares you the questions.',
    ],
    tries: [
      {
        id: 'three-lines',
        move: 'write',
        say: {
          spoken: 'I have sad news. [Name] died on [day]. The funeral is on [date]; I will write when I know more.',
          short: '[Name] died on [day]. I will write more soon.',
          written:
            'I have sad news: [name] died on [day]. You were part of [their] life, so I wanted you to hear it from us. I will write when the funeral is settled. You need not answer; I may not be able to talk for some days.',
        },
        why: 'One message that you can copy saves you from finding the words thirty times.',
      },
      {
        id: 'ask-a-caller',
        move: 'ask',
        say: {
          spoken: 'Could you call [three names] for me and tell them? I cannot say it once more today.',
          short: 'Could you call [three names]?',
        },
        why: 'People who ask how they can help are glad of a list with three names on it.',
        cost: 'They will tell it in their own words.',
      },
      {
        id: 'end-the-call',
        move: 'limit',
        say: {
          spoken: 'Thank you for your kind words. I have to stop here now. I will write to you.',
          short: 'Thank you. I have to stop now.',
        },
        why: 'A sentence that ends the call lets you begin it at all.',
      },
      {
        id: 'to-work',
        when: ['said:boss|manager|employer|work|colleagues|office'],
        move: 'fact-first',
        say: {
          spoken: 'My [mother] died on [day]. I will be away until [date], and [name] has what is urgent.',
          short: 'My [mother] died. I am away until [date].',
        },
        why: 'Work needs the fact, the days and the stand-in, and nothing of the rest.',
      },
    ],
    ifThey: {
      cries: {
        spoken: 'I know. We miss [name] too. I am glad you were friends.',
        short: 'I know. We miss [name] too.',
      },
      why: {
        spoken: 'I do not want to go into how it happened. Thank you for understanding.',
        short: 'I would rather not say.',
      },
      silent: { spoken: 'You need not say anything. I only wanted you to know.', short: 'You need not say anything.' },
      blames: { spoken: 'I could not reach everyone sooner. I am telling you now.', short: 'I am telling you now.' },
    },
    asks: [
      { text: 'Who should hear it by voice before it is written anywhere?' },
      { text: 'Is there one person who could make half of the calls for you?' },
      { text: 'Is the day of the funeral known yet?' },
    ],
    traps: [
      'a post before the closest have been called',
      '"we lost him", which some will not understand',
      'answering every reply',
    ],
    exercise: 'Write the three lines once. Make two lists, by voice and in writing, and give one of them away.',
    next: ['grief-funeral', 'grief-at-work'],
  },
]
