import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'home-and-hands/handyman-skills',
  starters: ['A customer says my quote is too high.', 'I am running two days late. How do I call?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Trust is built before the drill comes out',
      paragraphs: [
        'Customers cannot judge your joints. They judge whether you came when you said, whether you explained the price, and how you left the floor. Your words carry half of the job.',
        'Plain talk protects you too. Most disputes start with something that both sides believed and nobody said.',
      ],
    },
    {
      kind: 'technique',
      title: 'Quote in four lines',
      why: 'A price with no words around it is a number to beat down. Four lines show what it holds.',
      steps: [
        'What I will do, in steps a neighbor understands.',
        'What it costs, with parts apart from labor.',
        'What is not included.',
        'When I start, how long it takes, how you pay.',
      ],
      phrases: [
        'New shutoff valve and two hoses. Parts 48, labor 130.',
        'Painting the wall afterward is not in this.',
        'I start Tuesday at eight and finish by noon.',
      ],
      pair: {
        often: 'It is around two hundred, depends what I find.',
        instead:
          'One hundred seventy-eight for the valve. If the pipe behind it is bad, I stop and show you before I go on.',
      },
    },
    {
      kind: 'technique',
      title: 'Explain with one picture',
      why: 'Jargon makes people feel small, and small people say no. A picture makes them partners.',
      steps: [
        'Show the part in your hand or on your phone.',
        'Compare it with something in their day.',
        'Say what happens if they do nothing.',
      ],
      phrases: [
        'This washer works like the rubber ring on a jar.',
        'Left alone, it drips a bathtub a week.',
        'Put your finger here. Feel that crack?',
      ],
    },
    {
      kind: 'technique',
      title: 'Call late news early',
      why: 'A delay is forgiven when it comes before the wait, with a new time. It stings when the customer has to call you.',
      steps: [
        'Call as soon as you know, not when you are due.',
        'Say what happened in one sentence, without a villain.',
        'Give a new time that you can keep, and keep it.',
      ],
      phrases: [
        'I told you Thursday. The part comes Friday, so I come Saturday at nine.',
        'Does that work, or do you need a stopgap until then? I have one.',
      ],
    },
    {
      kind: 'technique',
      title: 'Hand it over',
      why: 'A job ends when the owner can live with it, not when you pack the van.',
      steps: [
        'Show it working and let them turn it themselves.',
        'Say what to watch for and what to leave alone.',
        'Leave one card: what, when, which part, your number.',
      ],
      phrases: [
        'Turn it a quarter, like this. Now you.',
        'A drop in the first hour is normal. After that, call me.',
        'I swept up. Is there anything you want me to look at again?',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Too expensive',
      scene: 'Mr. Brandt reads the quote for the porch step.',
      before: [
        ['Mr. Brandt', 'Three hundred for one step? My nephew would do it for fifty.'],
        ['Handyman', 'Then call your nephew.'],
      ],
      after: [
        ['Mr. Brandt', 'Three hundred for one step? My nephew would do it for fifty.'],
        [
          'Handyman',
          'Fair question. Eighty is treated oak. The rest is half a day, because I replace the rotten beam under it.',
        ],
        ['Mr. Brandt', 'What if you only change the board?'],
        [
          'Handyman',
          'A hundred and ten, and I write on the bill that the beam stays bad. I would not let my own mother use it.',
        ],
        ['Mr. Brandt', 'Do the beam.'],
      ],
      turn: 'He opens up the price, offers the smaller job, and says in writing what it leaves undone.',
    },
    {
      kind: 'exercise',
      title: 'Your next quote, out loud',
      minutes: 5,
      steps: [
        'Take a job you know, such as a dripping tap or a stuck door.',
        'Write the four lines.',
        'Say it to an imagined customer in under a minute.',
        'Cut each word that a ten-year-old would not know.',
      ],
      coach: 'A customer says that my price is too high. How do I explain the quote?',
      aloud:
        'Say your quote in under a minute: what you will do, what it costs, what is not included, when you start and finish.',
      write: 'Write a quote in four lines. Then write the message you send when the part arrives two days late.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'The Checklist Manifesto',
          by: 'Atul Gawande',
          year: 2009,
          note: 'How builders and surgeons talk so that nothing falls through.',
        },
        {
          kind: 'book',
          title: 'Shop Class as Soulcraft',
          by: 'Matthew B. Crawford',
          year: 2009,
          note: 'A mechanic on what hands know and how it gets respect.',
        },
        {
          kind: 'study',
          title: 'The Nature and Determinants of Customer Expectations of Service',
          by: 'Valarie A. Zeithaml, Leonard L. Berry and A. Parasuraman, Journal of the Academy of Marketing Science',
          year: 1993,
          note: 'What you promise helps to set what customers expect of you.',
        },
      ],
    },
  ],
}
