import type { Card } from '../../types.ts'

/** A raise. */
export const askingForPay: readonly Card[] = [
  {
    id: 'ask-raise',
    family: 'money',
    label: 'asking for a raise',
    contexts: ['Work', 'Professional'],
    says: [
      'how do i ask for a raise',
      'havent had a raise in 3 years',
      'found out my coworker makes more than me',
      'want to ask my boss for more money but im scared',
      'got more responsibilty and no extra pay',
      'whats a good way to bring up salary in my review',
      'asking for a promotion',
      'last time they said theres no budget',
      'my pay hasnt moved but the job doubled',
      'negotiate salary at my current job',
      'im underpaid for what i do',
      'need a pay rise script, meeting is on thursday',
      'they want me to train the guy who gets paid more than me',
      'new hire earns more than me and i have to train him',
      'i do more than him and get less money',
      'i have another offer and want my boss to match it',
      'i earn 52k, coworker with same job earns 61k. i want a raise',
      'i want more money',
      'i deserve a raise but i hate asking',
      'how much should i ask for',
    ],
    keys: [
      'raise',
      'salary',
      'pay',
      'underpaid',
      'promotion',
      'compensation',
      'wage',
      'title',
      'budget',
      'responsibility',
      'rise',
    ],
    not: ['invoice', 'client', 'lend', 'landlord'],
    for: 'boss',
    needs: ['to'],
    principle: {
      text: 'The first figure pulls the talk toward itself, so it helps when it is yours and has a reason beside it.',
      source: 'Galinsky & Mussweiler 2001',
      basis: 'M',
    },
    see: [
      'Behind {quote} the request itself is small: what you did, one figure, one question.',
      {
        text: 'You have a figure in mind, {amount}, so say it once and then let the quiet work.',
        when: ['has:amount'],
      },
      {
        text: 'It may be decided in a room you are not in, so give {to} two sentences to repeat there.',
        when: ['has:to'],
      },
      'A raise is paid for what you did and will do; costs at home are real and carry no weight there.',
    ],
    tries: [
      {
        id: 'result-and-figure',
        move: 'ask',
        say: {
          spoken: "Since [date] I've taken on [work]. I'd like my pay to be [figure]. What would that take?",
          short: 'For [work], [figure]. What would it take?',
          written:
            "I'd like to talk about my pay. Since [date] I have taken on [work]. I'd like my salary to reflect that, at [figure]. Could we take half an hour this week, and could you tell me what you would need from me beforehand?",
        },
        why: 'Work, figure, open question: it asks how and not whether.',
      },
      {
        id: 'half-an-hour-first',
        when: ['power:up', 'not has:when'],
        move: 'time',
        say: {
          spoken: "I'd like to talk about my pay. Could we take half an hour this week?",
          short: 'Half an hour about my pay?',
        },
        why: 'Nobody decides well about money in a doorway.',
      },
      {
        id: 'the-range',
        when: ['said:coworker|market|underpaid|range|found'],
        move: 'fact-first',
        say: {
          spoken: "The range for this role is [range], and I'm at [figure]. I'd like us to close that gap by [date].",
          short: "I'm below the range. Can we close it?",
        },
        why: 'A range can be checked; a colleague by name turns it into gossip.',
      },
      {
        id: 'what-by-when',
        when: ['said:budget|last|freeze|refused'],
        move: 'choice',
        say: {
          spoken: 'If the budget is closed, what would I need to show by [month], and can we write that down?',
          short: 'What by [month], in writing?',
        },
        why: 'It turns a no into a date with conditions.',
      },
      {
        id: 'the-title',
        when: ['said:promot|title|level|senior'],
        move: 'open-question',
        say: {
          spoken: "I'm already doing [parts of the next role]. What is missing before the title follows?",
          short: "What's missing for the title?",
        },
        why: 'They name the gap themselves, and a named gap can be closed.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then what would make it a yes, and when do we look again?', short: 'When do we look again?' },
      silent: { spoken: "I'll let you think about it. Shall we meet again on [day]?", short: 'Meet again on [day]?' },
      why: { spoken: 'Because of [result], and because the role has grown.', short: 'Because of [result].' },
      bargains: { spoken: "That's a step. Can we agree on the rest by [month]?", short: 'And the rest by [month]?' },
      laughs: { spoken: "I'm serious, and I've brought the numbers.", short: "I've brought numbers." },
      delays: { spoken: 'I understand that it takes time. Which date shall I put down?', short: 'Which date, then?' },
      guilt: {
        spoken: "I like this team, and I'd like to be paid for what I do in it.",
        short: 'I like it here. Still.',
      },
    },
    asks: [
      { slot: 'amount', text: 'Which figure would you say yes to at once?' },
      { text: 'What did you do this year that would have been missed?' },
      { text: 'Who decides, your boss or somebody above?' },
    ],
    traps: ['your rent as the reason', 'a range whose lower end you do not want', 'talking into the silence'],
    exercise: 'Say the figure aloud to a wall ten times, then close your mouth for five seconds.',
    next: ['negotiate-offer', 'ask-meeting'],
  },
]
