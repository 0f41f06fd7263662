import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'veterans-military/transition',
  starters: ['How do I say platoon sergeant in civilian words?', 'They asked if I have real work experience.'],
  blocks: [
    {
      kind: 'insight',
      title: 'Your record needs a translator, not a polish',
      paragraphs: [
        'An employer who never served cannot picture your days. The rank, the school and the code mean nothing to her. People, money, equipment, hours and risk mean a lot.',
        'You owe nobody the hard parts. Work stories are about what you ran, fixed, taught and learned.',
      ],
    },
    {
      kind: 'technique',
      title: 'Trade the term for the task',
      why: 'Each abbreviation costs you a listener. The task behind it gets you the job.',
      steps: [
        'Write the term as you would say it to your unit.',
        'Ask yourself what a stranger saw you do.',
        'Add how many, how much, how long.',
      ],
      phrases: [
        'I led thirty-eight people and trained their team leaders.',
        'I kept eleven trucks running in dust, with parts two weeks away.',
      ],
      pair: {
        often: 'I was NCOIC of the S4 shop during the deployment.',
        instead: 'I ran supply for six hundred people for nine months and lost none of it.',
      },
    },
    {
      kind: 'technique',
      title: 'Say we, then say I',
      why: 'Service teaches we. Interviews ask what you did. Give both, in that order.',
      steps: [
        'One sentence on what the team had to do.',
        'Two sentences on your own part, with verbs.',
        'One sentence on the result.',
      ],
      phrases: [
        'We moved a clinic in four days. I planned the loads and briefed the drivers.',
        'Nothing broke, and we opened a day early.',
      ],
    },
    {
      kind: 'technique',
      title: 'Prepare for clumsy questions',
      why: 'Most come from not knowing. A short answer and a turn back to work serves you well.',
      steps: [
        'Decide in advance what is open and what is closed.',
        'Answer in one line, without heat.',
        'Turn to the job.',
      ],
      phrases: [
        'I do not talk about that at work. I can tell you how I train a new team.',
        'I served in logistics. Let me tell you what a day looked like.',
        'My hearing is worse on the left, so I sit here. The rest is fine.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask veterans and strangers both',
      why: 'Those who left before you know the road. Those who never served know the door.',
      steps: [
        'Ask one veteran in your field for fifteen minutes.',
        'Ask one civilian to read your résumé and circle each word they do not know.',
        'Send both a thank-you with what you changed.',
      ],
      phrases: [
        'What do you wish you had said in your first interview?',
        'Please circle what you do not understand. All of it.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before the first application',
      items: [
        'Three stories without an abbreviation.',
        'A line for each year, in numbers: people, money, equipment.',
        'Your answer to: why did you leave?',
        'A name at the Veterans Service Organization or the workforce office near you.',
        'One person who reads each letter before it goes out.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Real work experience',
      scene: 'An interviewer looks up from the résumé.',
      before: [
        ['Interviewer', 'Eight years in the Army. Do you have any real work experience?'],
        ['Reyes', 'With respect, sir, you have no idea what I did.'],
      ],
      after: [
        ['Interviewer', 'Eight years in the Army. Do you have any real work experience?'],
        [
          'Reyes',
          'Yes. For the last three I ran a repair shop with fourteen mechanics and a budget of two million dollars.',
        ],
        [
          'Reyes',
          'When I came, half of the vehicles stood still. When I left, nine in ten ran. What share of yours is down today?',
        ],
        ['Interviewer', 'Too many. How did you do it?'],
      ],
      turn: 'He lets the insult pass, answers with numbers, and asks about their problem.',
    },
    {
      kind: 'exercise',
      title: 'One term, one task, three numbers',
      minutes: 5,
      steps: [
        'Choose one line of your service record.',
        'Say it the way you would to someone you served with.',
        'Say it again for a neighbor: task, people, money, time.',
        'Ask yourself: would she know what I did on a Tuesday?',
      ],
      coach: 'I led a repair shop in the Army. How do I put that into civilian words for an interview?',
      aloud:
        'Tell a neighbor what you did in one job: the task, how many people, how much, what changed. Stay under a minute.',
      write: 'Write three lines for a résumé without one abbreviation, each with a number.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'report',
          title: 'The Military-Civilian Gap: War and Sacrifice in the Post-9/11 Era',
          by: 'Pew Research Center',
          year: 2011,
          note: "Surveys of veterans and civilians on how little each knows of the other's life.",
        },
        {
          kind: 'book',
          title: 'Tribe: On Homecoming and Belonging',
          by: 'Sebastian Junger',
          year: 2016,
          note: 'On what people miss when they come home, and why.',
        },
      ],
    },
  ],
}
