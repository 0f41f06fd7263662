import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'professional-dev/sales',
  starters: ['I talk too much on first calls.', 'How do I follow up without begging?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Find out before you offer',
      paragraphs: [
        'The best sellers speak less than their customers. They want to learn whether there is a problem, what it costs, and whether they can mend it. If they cannot, they say so, and get a call two years later.',
        'Pressure wins a signature and loses the renewal. Trust works the other way around.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask up the ladder',
      why: 'Facts first, then the problem, then what it costs. By the third step the customer tells you why to buy.',
      steps: [
        'Ask two questions about how they work today.',
        'Ask where it hurts, and stay there.',
        'Ask what happens if nothing changes by next year.',
      ],
      phrases: [
        'Walk me through an order, from the phone to the truck.',
        'Where does it get stuck?',
        'What does a late truck cost you, in money and in sleep?',
      ],
      pair: {
        often: 'Let me tell you about our award-winning platform.',
        instead: 'Before I show anything: what made you take this call?',
      },
    },
    {
      kind: 'technique',
      title: 'Say who it is not for',
      why: 'A seller who rules himself out earns belief for everything else he says.',
      steps: [
        'Name the customer who should not buy.',
        'Name one thing a rival does better.',
        'Say what you do that they need, in their words.',
      ],
      phrases: [
        'With fewer than ten trucks, a spreadsheet serves you better.',
        'They are cheaper. We answer the phone at five in the morning.',
        'You said the night shift is blind. This is the screen they see.',
      ],
    },
    {
      kind: 'technique',
      title: 'Name the price and rest',
      why: 'Hurried words after a number sound like doubt.',
      steps: [
        'Say the number in a full sentence.',
        'Close your mouth and count to five.',
        'When they flinch, ask: compared with what?',
      ],
      phrases: [
        'It costs eleven hundred a month for all forty drivers.',
        'Compared with what?',
        'What would it have to do to be worth that?',
      ],
    },
    {
      kind: 'technique',
      title: 'Follow up with something to use',
      why: '"Just checking in" gives the other person homework. A useful thing gives them a reason to write back.',
      steps: [
        'Send one fact, name or example that fits their problem.',
        'Ask one question that takes a minute.',
        'Say when you will stop writing.',
      ],
      phrases: [
        'You asked how others train the night shift. Here is one page from Duluth.',
        'If now is wrong, tell me a month, and I will leave you in peace until then.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The first call',
      scene: 'Kim sells scheduling software. Mr. Vega runs a bakery with three shops.',
      before: [
        ['Kim', 'Our system cuts planning time by forty percent with smart automation.'],
        ['Mr. Vega', 'Sounds great. Send me something.'],
      ],
      after: [
        ['Kim', 'How do you plan the week now?'],
        ['Mr. Vega', "On Sunday night, at the kitchen table, with my wife's phone."],
        ['Kim', 'And when somebody calls in sick?'],
        ['Mr. Vega', 'I bake. Twice this month I baked from two to ten.'],
        ['Kim', 'What would you do with those two nights?'],
        ['Mr. Vega', 'Sleep. All right, show me.'],
      ],
      turn: 'She never mentions a feature. His own nights make the case, and he asks to see it.',
    },
    {
      kind: 'insight',
      title: 'When they say no',
      paragraphs: [
        'A clear no is worth more than a friendly maybe, because it gives you back your week. Thank them for it and ask one question: what would have had to be true? Write the answer down in their words. Read ten of those answers side by side at the end of the quarter, and you will know more about your price and your product than any survey tells you. Then call the next one with a lighter heart.',
      ],
    },
    {
      kind: 'exercise',
      title: 'Six questions, no pitch',
      minutes: 5,
      steps: [
        'Choose a customer, real or invented.',
        'Write two questions about how they work, two about where it hurts, two about what it costs.',
        'Strike each question that you could answer from their website.',
        'Say the six aloud and leave room after each.',
      ],
      coach: 'I have a first call with a new customer. Which questions do I ask before I name a price?',
      aloud: 'Say the price of what you sell in one sentence, then stay silent for five seconds. Do it three times.',
      write:
        'Write a follow-up message of five lines: one useful thing, one small question, and when you will stop writing.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'SPIN Selling',
          by: 'Neil Rackham',
          year: 1988,
          note: 'Built on thousands of observed sales calls; questions beat pitches in the big ones.',
        },
        {
          kind: 'book',
          title: 'To Sell Is Human',
          by: 'Daniel H. Pink',
          year: 2012,
          note: 'Everybody sells now, and how to do it without shame.',
        },
        {
          kind: 'study',
          title: "It Doesn't Hurt to Ask: Question-Asking Increases Liking",
          by: 'Karen Huang and others, Journal of Personality and Social Psychology',
          year: 2017,
          note: 'People who ask more follow-up questions are better liked.',
        },
      ],
    },
  ],
}
