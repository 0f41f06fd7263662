import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'home-and-hands/property-maintenance',
  starters: [
    'My landlord ignores my messages about the heating.',
    'I manage a building and tenants call me at midnight.',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'The paper trail is a kindness',
      paragraphs: [
        'Repairs go wrong in the gap between "I told someone" and "nobody told me". A dated message with a photo closes that gap. It protects the tenant, the owner and the one with the wrench.',
        'Firm and friendly are not opposites. You can ask for heat within the law and still say good morning on the stairs.',
      ],
    },
    {
      kind: 'technique',
      title: 'Report so that it can be fixed',
      why: 'A good report lets someone bring the right part on the first trip.',
      steps: [
        'Say what, where and since when.',
        'Add a photo and the model number.',
        'Say when you are home and who opens.',
      ],
      phrases: [
        'The bathroom radiator stays cold since Sunday night. The others are warm.',
        'Model on the plate: T6. I am home after four, or the neighbor has a key.',
      ],
      pair: {
        often: 'The heating is broken again, please do something.',
        instead: 'The bathroom radiator has been cold since Sunday. Photo of the valve below. I am home after four.',
      },
    },
    {
      kind: 'technique',
      title: 'Chase with dates',
      why: 'Anger gives the other side something to answer besides the repair. A list of dates does not.',
      steps: [
        'Put all earlier messages in one list.',
        'Name the effect: mold, a child, a smell of gas.',
        'Ask for one date and say what you do next.',
      ],
      phrases: [
        'I wrote on March 2, 5 and 9. Nobody has come yet.',
        'It was 58 degrees in the bedroom last night. Please give me a date by tomorrow noon.',
        "After that I call the city's housing office, as the lease allows.",
      ],
    },
    {
      kind: 'technique',
      title: 'Answer tenants within a day',
      why: 'People can wait for a plumber. They cannot wait for silence.',
      steps: [
        'Say that you got it and what you understood.',
        'Say what happens next and when.',
        'Tell them what is safe to do meanwhile.',
      ],
      phrases: [
        'Got it: water under the sink, slow drip. The plumber comes Thursday between eight and ten.',
        'Please close the left valve until then. Call me at any hour if it runs.',
      ],
    },
    {
      kind: 'technique',
      title: 'Close it in writing',
      why: 'A repair is done when both sides say so.',
      steps: [
        'Ask the tenant to test it.',
        'Write what you did and what to watch.',
        'Keep photo, bill and message together.',
      ],
      phrases: [
        'Fixed today: new valve, bled twice. Please write me on Friday whether it stays warm.',
        'Thank you, warm since Tuesday. Closed from my side.',
      ],
    },
    {
      kind: 'checklist',
      title: 'What to keep for each repair',
      items: [
        'The first report with its date and a photo.',
        'Each answer, with the name of who gave it.',
        'The time when somebody came, and what they did.',
        'Before and after pictures.',
        'The bill, and who paid it.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Mold behind the wardrobe',
      scene: 'Ms. Silva finds black spots. She meets the manager in the hall.',
      before: [
        ['Ms. Silva', 'You people let us rot in here.'],
        ['Manager', 'Open a window once in a while.'],
      ],
      after: [
        ['Ms. Silva', 'There is mold behind the wardrobe, as wide as my arm. I sent two photos on Monday.'],
        ['Manager', 'I saw them. Often it is airing, often a cold wall. I want to measure before I say which.'],
        ['Ms. Silva', 'My son has asthma. When?'],
        [
          'Manager',
          "Tomorrow at five. Please move the wardrobe a hand's width. I bring the meter and write down what it shows.",
        ],
      ],
      turn: 'She brings facts and what is at stake. He promises a measurement instead of a verdict, with an hour.',
    },
    {
      kind: 'exercise',
      title: 'The three-message chain',
      minutes: 5,
      steps: [
        'Think of something broken where you live or work.',
        'Write the report: what, where, since when, photo of what.',
        'Write the chaser for one week later, with dates and one request.',
        'Write the closing line you hope to send.',
      ],
      coach: 'My landlord has not repaired the heating since Sunday. How do I write to him again?',
      aloud:
        'Leave a voicemail for the manager in under forty seconds: who you are, what, where, since when, and the date you ask for.',
      write: 'Write three messages: the report, the reminder one week later, and the closing line.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: "Every Tenant's Legal Guide",
          by: 'Janet Portman and Marcia Stewart',
          year: 1997,
          note: 'Rights and sample letters for the United States, updated often. Check your own state.',
        },
        {
          kind: 'book',
          title: 'Getting Past No',
          by: 'William Ury',
          year: 1991,
          note: 'What to say when the other side stonewalls.',
        },
      ],
    },
  ],
}
