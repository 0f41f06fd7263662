import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'dev/documentation',
  starters: ['Nobody reads our docs and everyone asks in chat.', 'Help me cut this README.'],
  blocks: [
    {
      kind: 'insight',
      title: 'Write the page that you looked for',
      paragraphs: [
        'People come to documentation in the middle of something. They skim, copy, try, and come back when it breaks. They do not read chapters.',
        'So each page answers one question for one person in one mood. A beginner wants to be led by the hand. A worker wants the flag. A curious one wants to know why.',
      ],
    },
    {
      kind: 'technique',
      title: 'Decide which page it is',
      why: 'Pages fail when they teach, list and argue at once.',
      steps: [
        'Lesson: a safe first try that always works.',
        'Recipe: steps to one goal, for people who know the ground.',
        'Reference: all of it, dry and in order.',
        'Background: why it is so.',
      ],
      phrases: [
        'This page takes you from nothing to a first chart in ten minutes.',
        'This page lists each option. For a first start, go to the lesson.',
      ],
    },
    {
      kind: 'technique',
      title: 'Begin with what the reader sees',
      why: 'An introduction about your project delays the person with the error on the screen.',
      steps: [
        'Title: the words they would type into a search box.',
        'First line: what they have at the end.',
        'Then the shortest path that works, ready to copy.',
      ],
      phrases: [
        "Restore a single file from last night's backup.",
        'You need the token from Settings and about two minutes.',
      ],
      pair: {
        often: 'In this section we will discuss the various backup strategies.',
        instead: "Restore one file from last night's backup. It takes two minutes and changes nothing else.",
      },
    },
    {
      kind: 'technique',
      title: 'Write steps that can fail',
      why: 'Readers get lost where the text says "simply". Each step needs a sign that it worked.',
      steps: [
        'One action for each step, verb first.',
        'After it, what they should see.',
        'The most common failure, right there, with its cure.',
      ],
      phrases: [
        'Run the command. You see three lines that end in ok.',
        'It says denied? Your token has expired. Make a new one, then go back to step two.',
      ],
    },
    {
      kind: 'technique',
      title: 'Keep it alive',
      why: 'A stale page is worse than none, because people trust it.',
      steps: [
        'Put the date and the version on top.',
        'Change the page in the same commit as the code.',
        'Turn each question that comes up twice into a line.',
      ],
      phrases: [
        'You asked what I had to ask last week. I added it here; does it answer you?',
        'I deleted this page. It described a version that nobody runs.',
      ],
    },
    {
      kind: 'do-dont',
      title: 'On every page',
      dos: [
        'Show the whole command, with its output.',
        'Use one word for one thing, always the same.',
        'Test the page with someone who has never done it.',
      ],
      donts: [
        '"Simply", "just", "easy", "obviously".',
        'Screenshots of text.',
        'Explaining the history before the first command.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'It is in the docs',
      scene: 'A new colleague asks in chat how to get a test account.',
      before: [
        ['Lars', 'It is in the docs.'],
        ['Imani', 'I looked. Which of the four pages?'],
      ],
      after: [
        ['Lars', 'It is on the setup page, but far down. What did you search for?'],
        ['Imani', 'Demo login.'],
        [
          'Lars',
          'We call it sandbox account. I have put your words in the title and moved it to the top. Can you follow it now and tell me where you stop?',
        ],
        ['Imani', 'Step three. There is no button.'],
      ],
      turn: 'He treats her search as data. Her words become the title, and her stop becomes the next fix.',
    },
    {
      kind: 'exercise',
      title: 'One question, one page',
      minutes: 5,
      steps: [
        'Choose a question that came up twice this month.',
        'Write the title in the words of the person who asked.',
        'Write what they have at the end, then the steps with what they see.',
        'Cut each sentence before the first step.',
      ],
      coach: 'I am writing a setup page in our documentation. How do I begin it?',
      aloud:
        'Talk a new colleague through one task without pointing at the screen: what to do, what you see, what to do if it fails.',
      write:
        "Write one page: title in the reader's words, what they have at the end, steps with what they see, the most common failure.",
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Docs for Developers',
          by: 'Jared Bhatti and others',
          year: 2021,
          note: 'From first draft to upkeep, by people who do it for a living.',
        },
        {
          kind: 'book',
          title: 'The Nurnberg Funnel',
          by: 'John M. Carroll',
          year: 1990,
          note: 'The research behind short manuals that let people act at once.',
        },
        {
          kind: 'book',
          title: 'Every Page Is Page One',
          by: 'Mark Baker',
          year: 2013,
          note: 'Readers land anywhere; each page has to stand by itself.',
        },
      ],
    },
  ],
}
