import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'family-community/community-meetings',
  starters: [
    'Two people talk all evening and nobody stops them.',
    "I have to chair the tenants' meeting for the first time.",
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'A meeting is a promise about time',
      paragraphs: [
        'People give you an evening that belonged to their children or their couch. Tell them what it is for, and end when you said. Do that twice and they come a third time.',
        'Fairness shows in the small things: who gets the first word, whose name is on the list, what happens to a good idea said quietly.',
      ],
    },
    {
      kind: 'technique',
      title: 'Write the agenda as questions',
      why: 'A heading such as "parking" invites a speech. A question invites an answer.',
      steps: [
        'Turn each item into a question the group can answer tonight.',
        'Give each a number of minutes and put the hardest second.',
        'Read all of them aloud at the start.',
      ],
      phrases: [
        'Which two evenings do we close the yard gate?',
        'We have three questions and seventy minutes. The roof gets thirty.',
        'Is anything missing that cannot wait until May?',
      ],
      pair: {
        often: 'Item four: miscellaneous, parking, other concerns.',
        instead: 'Item four, ten minutes: where do visitors park during the street work?',
      },
    },
    {
      kind: 'technique',
      title: 'Share out the turns',
      why: 'In open talk the quick and the loud go first. A round costs five minutes and brings in half the room.',
      steps: [
        'Ask a question, then give one silent minute to think.',
        'Go around; each person has thirty seconds or says pass.',
        'Keep a list of names and read it so that everyone knows their turn.',
      ],
      phrases: [
        'We go around once, thirty seconds each. You can pass.',
        'I have Bea, then Mr. Chen, then you.',
        'We have not heard from this side yet.',
      ],
    },
    {
      kind: 'technique',
      title: 'Stop a long speech kindly',
      why: 'A speaker who repeats himself fears that nobody heard him. Show that you did, and move.',
      steps: [
        'Say his point back in one short sentence, with his name.',
        'Write it where all can see.',
        'Hand the word to somebody by name.',
      ],
      phrases: [
        'Tom, I have it: the bins smell and the city does not answer. It is on the board.',
        'Thank you. Ines, you had your hand up.',
        'Please hold that thought for item three.',
      ],
    },
    {
      kind: 'technique',
      title: 'Decide in plain sight',
      why: 'Groups often leave believing that they agreed on different things. Make the moment of decision visible.',
      steps: [
        'Say the proposal in one sentence and have it read aloud.',
        'Ask who cannot live with it, and listen to why.',
        'Count, write down the number, name who does what.',
      ],
      phrases: [
        'The proposal reads: we hire the plumber for up to nine hundred dollars.',
        'Who cannot live with this? Tell us what would have to change.',
        'Twelve for, three against. Sofia calls him tomorrow.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before you open the door',
      items: [
        'Chairs in a ring, a clock that all can see, one person for notes.',
        'A way in for those who hear, see or walk with difficulty.',
        'The agenda on the wall in big letters.',
        'Somebody at the door who greets newcomers by name.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The man who always knows better',
      scene: 'At the garden committee Mr. Hale answers every idea with why it failed before.',
      before: [
        ['Chair', 'Mr. Hale, can we please let others finish?'],
        ['Mr. Hale', 'I am only saving you from wasting money. Again.'],
      ],
      after: [
        ['Mr. Hale', 'We tried rain barrels in 2016. Total mess.'],
        ['Chair', 'You were there, and we need that. What were the two things that went wrong?'],
        ['Mr. Hale', 'No lids, and nobody emptied them.'],
        ['Chair', 'Lids and a person. Written down. Rosa, does your plan cover both?'],
        ['Rosa', 'It covers lids. I will find the person.'],
      ],
      turn: 'The chair turns his objection into two facts the plan can use. He gets respect, and Rosa keeps the floor.',
    },
    {
      kind: 'exercise',
      title: 'Turn an agenda into questions',
      minutes: 5,
      steps: [
        'Take the agenda of a meeting you know, or invent one for your street.',
        'Rewrite each item as a question for tonight.',
        'Put minutes beside each and add them up.',
        'Say the opening aloud: purpose, questions, when you end.',
      ],
      coach: "I chair our tenants' meeting, and one neighbor talks far too long. How do I stop him kindly?",
      aloud: 'Open your meeting in under a minute: why we are here, the questions for tonight, and when we end.',
      write: 'Write an agenda as questions, with minutes beside each and the hardest in second place.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: "Robert's Rules of Order",
          by: 'Henry Martyn Robert',
          year: 1876,
          note: 'The source of motions and votes. You need one page of it; know where to find the rest.',
        },
        {
          kind: 'book',
          title: "Facilitator's Guide to Participatory Decision-Making",
          by: 'Sam Kaner and others',
          year: 1996,
          note: 'How groups get from many opinions to one decision without losing the quiet ones.',
        },
        {
          kind: 'book',
          title: 'The Art of Gathering',
          by: 'Priya Parker',
          year: 2018,
          note: 'On purpose, openings and endings, for a picnic as well as a council.',
        },
      ],
    },
  ],
}
