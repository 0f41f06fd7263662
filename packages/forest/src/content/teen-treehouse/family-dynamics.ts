import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'teen-treehouse/family-dynamics',
  starters: ['My parents treat me like I am ten.', 'How do I tell them something they will not like?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Same house, different movie',
      paragraphs: [
        'You see a Friday with friends. They see a road at midnight. Both are real. You do not have to agree with their movie to ask what happens in it.',
        'Being heard at home depends less on volume than on timing. A talk in the car on Tuesday beats a shout in the hall on Friday.',
      ],
    },
    {
      kind: 'technique',
      title: 'Pick the moment',
      why: 'A tired parent hears any request as a problem. Choose the hour, and you have half of it.',
      steps: [
        'Ask for a time instead of starting at once.',
        'Say what it is about in one line, so nobody imagines worse.',
        'Come with one wish, not a list.',
      ],
      phrases: [
        'Do you have ten minutes after dinner? It is about Saturday, nothing bad.',
        'I want to tell you something, and I need you to listen till I am done.',
      ],
    },
    {
      kind: 'technique',
      title: 'Show you know their worry',
      why: 'When you say their fear before they do, they can stop repeating it.',
      steps: [
        'Name what they are afraid of.',
        'Say it in a sentence without sarcasm.',
        'Say your plan for exactly that.',
      ],
      phrases: [
        "You worry about who drives. Sam's mother picks us up at eleven.",
        'You are scared that I will fall behind. I will show you my grades each Friday for a month.',
      ],
      pair: {
        often: 'Everyone else is allowed to go.',
        instead: "I know you worry about the ride home. Here is the plan, and here is the driver's number.",
      },
    },
    {
      kind: 'technique',
      title: 'Trade, do not beg',
      why: 'Freedom grows when it comes with proof. Offer a test run.',
      steps: [
        'Ask for a small step, not the whole thing.',
        'Say what you will do, and how they can tell.',
        'Set a day to look at it together.',
      ],
      phrases: [
        'Let me try curfew at eleven for three weekends. If I am late once, we go back to ten.',
        'I will text when I get there and when I leave. You do not have to ask.',
      ],
    },
    {
      kind: 'technique',
      title: 'Leave before you explode',
      why: 'Walking out mid-fight reads as giving up. Saying when you come back turns it into a pause.',
      steps: [
        'Notice your sign: hot face, loud voice, fists.',
        'Say that you need a break and for how long.',
        'Come back when you said, and start with one true thing from their side.',
      ],
      phrases: [
        'I am too mad to talk well. I need half an hour, and then I will come down.',
        'You were right that I did not call. I still want to talk about the rest.',
      ],
    },
    {
      kind: 'do-dont',
      title: 'When it gets loud',
      dos: [
        'Speak lower than they do.',
        'Use today. Leave last year out of it.',
        'Write a letter if talking fails three times.',
      ],
      donts: [
        '"You always", "you never", "you do not even care".',
        'Playing one parent against the other.',
        'Phones in hand while someone is hurt.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The closed door',
      scene: 'Eli wants his door shut. His dad keeps opening it.',
      before: [
        ['Eli', 'Get out. You have zero respect for me.'],
        ['Dad', 'In my house doors stay open.'],
      ],
      after: [
        [
          'Eli',
          'Dad, when the door opens without a knock, I feel like I get no say in anything. What are you checking for?',
        ],
        ['Dad', 'You were so quiet in March. I got scared.'],
        [
          'Eli',
          'I was sad in March. I am better. I will tell you if it comes back. Can you knock and wait till I answer?',
        ],
        ['Dad', 'Knock and wait. And you eat with us.'],
      ],
      turn: 'He asks what the open door is for. Under the rule he finds a worry, and he gives his father something better than checking.',
    },
    {
      kind: 'exercise',
      title: 'Their movie and yours',
      minutes: 5,
      steps: [
        'Choose one thing you want at home.',
        'Write what they see in their movie when you ask: the worst scene.',
        'Write your plan for that scene.',
        'Say your request aloud: their worry, your plan, one small step.',
      ],
      coach: 'I want to stay out until eleven, and my parents say no. How do I talk with them about it?',
      aloud: 'Say your request as you would in the car: their worry, your plan, and the small step you ask for.',
      write:
        'Write a letter to someone at home: what you want, what you know they worry about, your plan, and when you can look at it together.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'How to Talk So Teens Will Listen & Listen So Teens Will Talk',
          by: 'Adele Faber and Elaine Mazlish',
          year: 2005,
          note: 'Written for parents, and worth reading from the other side of the door.',
        },
        {
          kind: 'book',
          title: 'Adolescents, Families, and Social Development',
          by: 'Judith G. Smetana',
          year: 2011,
          note: 'Decades of research on what parents and teens argue about, and why it is normal.',
        },
      ],
    },
  ],
}
