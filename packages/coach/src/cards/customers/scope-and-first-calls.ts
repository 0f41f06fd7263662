import type { Card } from '../../types.ts'

/** A plan that keeps changing, and a first call. */
export const scopeAndFirstCalls: readonly Card[] = [
  {
    id: 'client-scope',
    family: 'serve',
    label: 'a client who keeps changing the plan',
    contexts: ['Work', 'Professional', 'Creative'],
    says: [
      'my client changes her mind every week',
      'the client keeps adding things to the project',
      'customer wants changes for free',
      'scope creep with a client',
      'how do i tell a client that her budget buys half the plan',
      'client wants more than the budget pays',
      'endless rounds of changes with a customer',
      'my customer changes the order again and again',
      'the money does not cover what the client wants',
      'how do i charge for extra changes',
      'client wants a call every single day',
      'customer wants more and more',
      'client changes his mind all the time',
    ],
    keys: ['changes', 'client', 'budget', 'scope', 'extra', 'rounds', 'plan', 'mind', 'adding'],
    needs: [],
    principle: {
      text: 'A change that is given a price and a day at once is chosen with more care than one that is simply done.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Each change behind {quote} has a price in days or money, and only you can see it so far.',
      'A client who sees the price of a wish often sorts the wishes alone.',
      'You need not say no; you may say yes, with a number behind it.',
    ],
    tries: [
      {
        id: 'yes-and-price',
        move: 'choice',
        say: {
          spoken: 'Gladly. That adds [days] and [amount]. Shall we add it, or swap it for [other part]?',
          short: 'It adds [amount]. Add it, or swap it?',
        },
        why: 'Add or swap is a choice that both of you can live with.',
      },
      {
        id: 'half-now',
        when: ['said:budget|money|half|pays'],
        move: 'fact-first',
        say: {
          spoken:
            'For [amount] you get [part one], done well. [Part two] can follow in [season]. Which comes first for you?',
          short: '[Amount] buys [part one]. Which comes first?',
        },
        why: 'Half of it finished looks better than all of it thin.',
      },
      {
        id: 'one-round-more',
        move: 'limit',
        say: {
          spoken: 'One round of changes is in the price. Please send them all by [day]; after that I build.',
          short: 'All changes by [day]; then I build.',
        },
        why: 'A last day brings the changes together.',
        cost: 'It should have stood in the offer.',
      },
    ],
    ifThey: {
      bargains: { spoken: 'At that price I leave out [part]. Shall I?', short: 'Then without [part]?' },
      angry: {
        spoken: 'I see that this annoys you. I would rather tell you now than on the bill.',
        short: 'Better now than on the bill.',
      },
      why: { spoken: 'Because [part] is already built and has to come out again.', short: '[Part] is already built.' },
      agrees: {
        spoken: 'Good. I send you one line in writing, and you answer yes.',
        short: 'One line in writing, then.',
      },
    },
    asks: [
      { text: 'What did the last change cost you in hours?' },
      { text: 'What does your offer say about changes?' },
      { text: 'Which part matters most to the client?' },
    ],
    traps: ['doing it once for free without saying so', '"no problem"', 'a price that comes only with the bill'],
    exercise: 'Write the last three changes in a table: what, hours, price. Send the empty table with the next offer.',
    next: ['client-fee', 'client-brief'],
  },
  {
    id: 'sales-first-call',
    family: 'money',
    label: 'questions for a first call',
    contexts: ['Professional', 'Work', 'Creative'],
    says: [
      'first call with a new customer, which questions do i ask',
      'discovery call tomorrow and i never know what to ask',
      'what do i ask before i name a price',
      'i talk too much on first calls with customers',
      'i talk too much on sales calls',
      'i pitch before i know what the client needs',
      'how do i find out the budget of a prospect',
      'prospect says send me a proposal and i know nothing yet',
      'how do i qualify a lead without an interrogation',
      'intro call with a potential client',
      'i sell too early and the buyer goes quiet',
    ],
    keys: ['first', 'calls', 'discovery', 'prospect', 'sales', 'sell', 'buyer', 'pitch', 'needs', 'budget', 'qualify'],
    needs: [],
    principle: {
      text: 'In successful sales talks the buyer speaks more; questions about the trouble and what it costs come before the offer.',
      source: 'Rackham 1988, SPIN Selling',
      basis: 'M',
    },
    see: [
      'Before {quote} has an answer, three things must be known: what hurts, what it costs, and who decides.',
      'A price named before the trouble is understood is only a number to haggle over.',
      'Let the other side talk for two thirds of the call; what is told to you sells better than what you tell.',
    ],
    tries: [
      {
        id: 'why-now',
        move: 'open-question',
        say: {
          spoken: 'What made you call us now? And what happens if nothing changes until [month]?',
          short: 'Why now, and what if nothing changes?',
        },
        why: 'The first half gives you the trouble, the second its price, and both in their own words.',
        cost: 'After the question you have to bear four seconds of silence.',
      },
      {
        id: 'decide-and-budget',
        move: 'ask',
        say: {
          spoken: 'Who else will have a say in this? And is there a frame for the budget that I should keep to?',
          short: 'Who decides, and within which budget?',
        },
        why: 'Asked plainly and early it is a help with planning and no trick.',
      },
      {
        id: 'said-back-then-price',
        move: 'hear',
        say: {
          spoken:
            'So [trouble] costs you [what], and you need it solved by [date]. Did I get it? Then I can name a price.',
          short: '[Trouble], by [date]. Did I get it?',
        },
        why: 'A price that follows their own words has something to stand beside.',
      },
      {
        id: 'not-for-us',
        when: ['said:qualif|lead|prospect|wrong|budget'],
        move: 'limit',
        say: {
          spoken: 'From what you tell me, [other way] would serve you better than we would. Shall I give you a name?',
          short: '[Other way] may suit you better.',
        },
        why: 'A no from your side saves two months, and people remember who sent them to the right place.',
      },
    ],
    ifThey: {
      why: {
        spoken: 'I ask because the answer changes what I would offer you.',
        short: 'It changes what I offer.',
      },
      delays: {
        spoken: 'Of course. What should be settled before we speak again on [day]?',
        short: 'What comes before [day]?',
      },
      silent: { spoken: 'Take your time. I am writing down what you said.', short: 'Take your time.' },
      refuses: {
        spoken: 'Then give me a range, and I tell you what fits in it.',
        short: 'A range is enough.',
      },
      bargains: {
        spoken: 'Before we move the price: which part could we leave out?',
        short: 'What could we leave out?',
      },
      agrees: { spoken: 'Good. I send you two pages by [day], and we talk on [day].', short: 'Two pages by [day].' },
    },
    asks: [
      { text: 'What do you know already about the trouble they have?' },
      { text: 'Which of your questions could only this customer answer?' },
      { text: 'How much of your last first call was your own voice?' },
    ],
    traps: [
      'a list read off like a form',
      'the price in the first five minutes',
      'a question and its answer in one breath',
    ],
    exercise: 'Write five questions that begin with what, how or who, and strike the one that you could look up.',
    next: ['client-fee', 'follow-up'],
  },
]
