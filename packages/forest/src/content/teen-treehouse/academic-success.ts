import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'teen-treehouse/academic-success',
  starters: [
    'I did not understand anything this week and the test is Friday.',
    'I have to email a professor I have never met.',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'Asking is a skill, not a confession',
      paragraphs: [
        'In one study, people who needed a favor expected to ask twice as many strangers as they had to. Teachers like to be asked, too. A good question tells them you are in the game.',
        'The trick is to ask early and ask small. "I do not get it" gives them nothing to hold. "I get it until step three" gives them a place to start.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask at the edge',
      why: 'Find the last point where you still follow. That is where help works.',
      steps: [
        'Go through the notes until the first line that loses you.',
        'Say what you understand right before it.',
        'Ask about that one step.',
      ],
      phrases: [
        'I get why we multiply. I do not see where the minus comes from.',
        'Can you show me the step between these two lines?',
      ],
      pair: {
        often: 'I do not get any of this.',
        instead: 'I follow up to line three. Why does the sign change in line four?',
      },
    },
    {
      kind: 'technique',
      title: 'Answer without being sure',
      why: 'Class talk is work in progress. You are allowed to be half done.',
      steps: ['Start with the part you know.', 'Say which part is a try.', 'Build on someone by name.'],
      phrases: [
        'I have the first half: the king needed money. I am still working on why then.',
        'I want to add to what Amir said about taxes.',
        'I choose the second one, because the first has no source.',
      ],
    },
    {
      kind: 'technique',
      title: 'Write to someone you do not know',
      why: 'Professors and bosses read fifty messages a day. Make yours easy to answer.',
      steps: [
        'Subject: who you are and what you want, in eight words.',
        'One sentence on who you are, one on what you read or tried.',
        'One question that takes two minutes.',
      ],
      phrases: [
        'Dear Dr. Osei, I am in your Tuesday lab, group four.',
        'I read chapter two and tried the sample twice. My curve bends down after 40 degrees.',
        'Is that a sign of a leak, or did I misread the scale?',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask for more time before you need it',
      why: 'A request before the deadline is planning. After it, it is an excuse.',
      steps: [
        'Write as soon as you know, with the reason in one line.',
        'Say what you already have.',
        'Propose a date and a way to show progress.',
      ],
      phrases: [
        'My shift changed this week, and I have two of four pages.',
        'Can I hand it in on Monday? I can send the two pages today.',
      ],
    },
    {
      kind: 'script',
      title: 'The first time in office hours',
      when: 'For the moment when the door is open and your mind is empty.',
      lines: [
        'Hi, I am [name] from your [class].',
        'I brought the problem where I got stuck. I got this far.',
        'Which line is the first wrong one?',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The essay with no comments',
      scene: 'Devon got a C and no idea why.',
      before: [
        ['Devon', 'This grade is unfair. I worked so hard on it.'],
        ['Teacher', 'The criteria are on the sheet.'],
      ],
      after: [
        ['Devon', 'I want to do better on the next one. Do you have three minutes for this paragraph?'],
        ['Teacher', 'Sure. What do you see in it?'],
        ['Devon', 'Lots of facts. They do not prove anything yet.'],
        ['Teacher', 'Exactly. Say what you prove first, and then choose two facts.'],
        ['Devon', 'So the last sentence should be the first. I will send you a new version tomorrow.'],
      ],
      turn: 'He asks about one paragraph and what to do next. The teacher can teach instead of defending a grade.',
    },
    {
      kind: 'exercise',
      title: 'One question at the edge',
      minutes: 5,
      steps: [
        'Open the subject that scares you most.',
        'Find the first line that loses you.',
        'Write what you understand before it, in one sentence.',
        'Write your question, and choose whom to ask by tomorrow.',
      ],
      coach: 'I got stuck in math this week. How do I ask my teacher for help?',
      aloud:
        'Explain the last thing you do understand in your subject, as if to a younger student. Then ask your question about the next step.',
      write:
        'Write an email to a teacher you do not know: who you are, what you tried, one question that takes two minutes.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Make It Stick',
          by: 'Peter C. Brown, Henry L. Roediger III and Mark A. McDaniel',
          year: 2014,
          note: 'What the science of memory says about study: test yourself, space it, mix it.',
        },
        {
          kind: 'book',
          title: 'How to Become a Straight-A Student',
          by: 'Cal Newport',
          year: 2006,
          note: 'Habits of real students who do well and still sleep.',
        },
        {
          kind: 'study',
          title: 'If You Need Help, Just Ask',
          by: 'Francis J. Flynn and Vanessa K. B. Lake, Journal of Personality and Social Psychology',
          year: 2008,
          note: 'Across several favors, far more strangers said yes than the askers expected.',
        },
      ],
    },
  ],
}
