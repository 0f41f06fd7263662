import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'dev/ai-integration',
  starters: [
    'My manager wants to know if the model is accurate.',
    'How do I tell users that text was written by a model?',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'Explain what it does and where it stops',
      paragraphs: [
        'A model that writes fluent text persuades people even when it is wrong. So your words around it are part of the product: the label, the error, the answer in the meeting.',
        'Say what goes in, what comes out, how often it fails, and who checks. Teams that can say those four things ship fewer surprises.',
      ],
    },
    {
      kind: 'technique',
      title: 'Four lines for any model',
      why: 'Words such as "smart" or "powerful" tell nobody when to trust it. Four plain lines do.',
      steps: [
        'Input: what it sees, and what it never sees.',
        'Output: what it gives, in one example.',
        'Failure: how it fails, how often in your own test, and what that costs.',
        'Person: who looks before it counts.',
      ],
      phrases: [
        "It reads the ticket text. It does not see the customer's history.",
        'In 200 tickets of ours it chose the wrong queue 14 times.',
        'An agent confirms each refund.',
      ],
      pair: {
        often: 'Our AI understands customer intent with state-of-the-art accuracy.',
        instead: 'It sorts tickets into nine queues and gets 14 in 200 wrong. A person sees each refund.',
      },
    },
    {
      kind: 'technique',
      title: 'Answer "how accurate?" with a table of costs',
      why: 'One percentage hides who gets hurt. Split it by kind of error.',
      steps: [
        'Name the two ways to be wrong.',
        'Say what each costs and whom.',
        'Say which one you traded for the other.',
      ],
      phrases: [
        'We miss more spam so that we lose fewer invoices.',
        'Of ten flagged accounts, two are honest people. They wait a day.',
      ],
    },
    {
      kind: 'technique',
      title: 'Label it where people read it',
      why: 'A notice on page nine informs nobody. A line beside the text does.',
      steps: [
        'Put the label at the output, before the first word.',
        'Say what made it and what to check.',
        'Give a way to a person.',
      ],
      phrases: [
        'Drafted by a language model from your notes. Check names and dates.',
        'We could not summarize this. Here is the original.',
        'Ask a colleague instead.',
      ],
    },
    {
      kind: 'technique',
      title: 'Write the limits first',
      why: 'A spec that starts with dreams ends with a demo. Begin with the cases that must not happen.',
      steps: [
        'List three outputs that would hurt somebody.',
        'Write what the system does instead, word for word.',
        'Make each one a test.',
      ],
      phrases: [
        'It never gives a dose. It says: please ask the pharmacist, and shows the number.',
        'If the source is missing, it says so and stops.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Just let the model decide',
      scene: 'Planning. Product wants to close accounts without review.',
      before: [
        ['Product', 'The model is 96 percent accurate. Let it decide.'],
        ['Dev', 'AI makes stuff up, we cannot do that.'],
      ],
      after: [
        ['Product', 'The model is 96 percent accurate. Let it decide.'],
        [
          'Dev',
          'Ninety-six of a hundred sounds safe. At our size, the other four are 240 people a month who lose their account by mistake.',
        ],
        ['Product', 'What do they lose?'],
        [
          'Dev',
          'On average nine days. If a person checks the uncertain tenth, we catch most of them, at two hours a day.',
        ],
        ['Product', 'Then we pay the two hours and measure again in June.'],
      ],
      turn: 'The developer turns a rate into people and days, and brings a middle way with its price.',
    },
    {
      kind: 'insight',
      title: 'When it fails in public',
      paragraphs: [
        'One day the feature will say something false to somebody who trusted it. Write that message now, while nobody is upset. Say what happened, who saw it, what you switched off and when you will report again. Leave out the word "hallucination", which sounds like weather that nobody made. A plain account within the hour keeps more trust than a perfect one a week later, and it helps the next team avoid the same hole.',
      ],
    },
    {
      kind: 'exercise',
      title: 'Four lines for one feature',
      minutes: 5,
      steps: [
        'Choose a feature that uses a model, yours or one you use.',
        'Fill in the lines: input, output, failure, person.',
        'Leave a blank where you do not know the number.',
        'Say which blank you will fill first, and how.',
      ],
      coach: 'My manager wants the model to decide without review. How do I disagree?',
      aloud:
        'Explain one model-based feature in a minute: what goes in, what comes out, how it fails, who checks. Use no buzzword.',
      write:
        'Write the label that stands beside the output, the message for when it fails, and the four lines for your team.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'Model Cards for Model Reporting',
          by: 'Margaret Mitchell and others, Conference on Fairness, Accountability, and Transparency',
          year: 2019,
          note: 'A one-page form for what a model is for and how it fails for whom.',
        },
        {
          kind: 'study',
          title: 'Humans and Automation: Use, Misuse, Disuse, Abuse',
          by: 'Raja Parasuraman and Victor Riley, Human Factors',
          year: 1997,
          note: 'Why people trust machines too much, and too little.',
        },
        {
          kind: 'study',
          title: 'On the Dangers of Stochastic Parrots',
          by: 'Emily M. Bender, Timnit Gebru and others, Conference on Fairness, Accountability, and Transparency',
          year: 2021,
          note: 'Fluent text is no proof of sense.',
        },
      ],
    },
  ],
}
