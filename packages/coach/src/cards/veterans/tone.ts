import type { Card } from '../../types.ts'

/** A tone that comes from the service. */
export const tone: readonly Card[] = [
  {
    id: 'vet-orders-tone',
    family: 'veteran',
    label: 'a tone that comes from the service',
    contexts: ['Work', 'Professional', 'Personal', 'Family', 'Social'],
    says: [
      'they say my emails sound like orders',
      '8 years navy corpsman and coworkers find me harsh',
      'im too direct for civilians',
      'my boss says i should soften my tone',
      'civilian coworkers take forever to get to the point',
      'people here dont follow deadlines and i lose it',
      'i called my manager sir and everyone laughed',
      'nobody says whats wrong directly in this office',
      'ex sergeant managing a team of designers',
      'feedback was im intimidating in meetngs',
      'got out of the army and nobody at the office gets my jokes',
      'my wife says i talk to her like one of my soldiers',
      'my kids say i bark orders at home',
      'since i left the marines people think im rude',
      'they think im too direct since i left the service',
      'civilians dont get my humor',
      'since i moved from the army to an office they say im intimidating',
    ],
    keys: [
      'orders',
      'direct',
      'harsh',
      'tone',
      'civilian',
      'coworkers',
      'military',
      'intimidating',
      'blunt',
      'sergeant',
    ],
    not: ['hits', 'weapon', 'rifle', 'grabbed'],
    needs: [],
    principle: {
      text: 'Keep the order clear and add the reason, which in the service everyone already knew.',
      source: 'Pease, Billera and Gerard 2016, on work after service',
      basis: 'M',
    },
    see: [
      'Nothing in {quote} says that clear is wrong; what is missing is half a sentence of why.',
      'On duty the reason was shared; here it has to be written down.',
      {
        text: 'Jokes are the last thing that gets translated; after {quote} one line about where you come from helps more than another joke.',
        when: ['said:joke|humor|humour|funny'],
      },
      'With {to} a question can carry the same deadline as a command.',
    ],
    tries: [
      {
        id: 'order-plus-reason',
        when: ['not said:joke|humor|humour|funny'],
        move: 'ask',
        say: {
          spoken: "Could you finish [task] by [time]? [Reason]. If it can't work, tell me today.",
          short: 'Could you finish [task] by [time]?',
          written:
            "Team, please finish [task] by [time]; [reason]. If that can't work for you, tell me today and we'll find a way. Thank you.",
        },
        why: 'The last sentence does the work of no exceptions and brings you the problems early.',
      },
      {
        id: 'ask-for-the-line',
        when: ['said:feedback|boss|intimidat|harsh|soften|direct|rude|blunt'],
        move: 'open-question',
        say: {
          spoken: "I'd like to get this right. Can you show me one message of mine that landed badly?",
          short: 'Which message of mine landed badly?',
        },
        why: "A single line can be changed by tomorrow; a tone can't.",
      },
      {
        id: 'tell-the-team',
        move: 'own',
        say: {
          spoken: "I come from a place where short meant respect. If I sound sharp, tell me; I'd rather know.",
          short: 'If I sound sharp, tell me.',
        },
        why: 'Said once and early, it gives everyone the key to your style.',
        cost: 'It explains the first weeks; after that the change has to be visible.',
      },
      {
        id: 'deadline-missed',
        when: ['said:deadline|late|follow|lose'],
        move: 'fact-first',
        say: {
          spoken: '[Task] was due on [day]. What got in the way, and what date can I count on?',
          short: 'What date can I count on?',
        },
        why: 'Fact, question, date: just as clear, and nobody has to stand at attention.',
      },
      {
        id: 'say-it-again-at-home',
        when: ['near'],
        move: 'repair',
        say: {
          spoken: 'That came out as an order, and you are not my unit. Let me ask again: could you [thing], please?',
          short: 'That was an order. Let me ask again.',
        },
        why: 'Catching it yourself, aloud, does more than a promise to change.',
        cost: 'The second time has to be a real question, with a no allowed.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'That came out harder than I meant. The point is [point].',
        short: 'Too hard. The point is [point].',
      },
      silent: { spoken: "I can't read the quiet here yet. Is that a yes?", short: 'Is that a yes?' },
      laughs: { spoken: "Old habit. You'll hear it less.", short: 'Old habit.' },
      why: { spoken: 'Because [reason]. I should have put that in.', short: 'Because [reason].' },
      refuses: { spoken: 'Good that you say so. What would work for you?', short: 'What would work?' },
    },
    asks: [
      { slot: 'draft', text: 'Could you paste one message that they minded?' },
      { text: 'What is the true reason behind the time you set?' },
      { text: 'Who there writes in a way that you respect?' },
    ],
    traps: ['an order with please glued on', '"no exceptions"', 'contempt for people who never served'],
    exercise: 'Take your last three messages and add because to each, with eight words after it.',
    next: ['vet-interview', 'code-review-give'],
  },
]
