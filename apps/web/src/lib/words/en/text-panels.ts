/** The smaller places where a text is read: beside the old dashboard, for developers, and for writers. */
export const textPanelWords = {
  side: {
    heading: 'Text',
    lead: 'Write a few lines and see how they may come across.',
  },
  writing: {
    heading: 'Read my draft',
    lead: 'Paste a page. Clichés, repeated openings and mixed metaphors are marked. Your style stays yours.',
  },
  developer: {
    heading: 'Read my technical writing',
    lead: 'Choose what kind of text it is. Each kind has its own checklist.',
    type: 'Type',
    types: {
      documentation: 'Documentation',
      code_comments: 'Code comments',
      pr_description: 'Pull request description',
      meeting_notes: 'Meeting notes',
    },
    analyze: 'Analyze',
    rubric: 'Checklist',
    met: 'Good',
    missing: 'Check',
    count: (met: number, all: number) => `${met} of ${all}`,
    how: "The checklist looks for words and patterns, not meaning. Skip what doesn't apply.",
  },
  result: 'How it reads',
  first: 'First things to look at',
  more: 'Open Text Analysis',
  rubric: {
    'short-opening': {
      met: 'The first sentence is short enough to be read in one go.',
      missing: 'The first sentence is over 25 words. Say in one short line what this is.',
    },
    example: {
      met: 'There is an example.',
      missing: 'No example was found. One call, command or snippet answers most questions.',
    },
    steps: {
      met: 'There is a list of steps or parts.',
      missing: 'No list was found. Steps read best one to a line.',
    },
    'no-belittling': {
      met: 'Nothing is called easy or obvious.',
      missing: 'Words such as "simply", "just" or "obviously" make a stuck reader feel small. They can go.',
    },
    failure: {
      met: 'It says what can go wrong.',
      missing: 'Nothing says what happens when it fails. Name one error and what to do.',
    },
    why: {
      met: 'It says why.',
      missing: 'No reason was found. "Because" or "so that" is worth a line.',
    },
    'no-dead-code': {
      met: 'No line looks like commented-out code.',
      missing: 'A line looks like commented-out code. If it is, delete it. Version control keeps the old code.',
    },
    'todo-owner': {
      met: 'Every TODO names a person or an issue, or there is none.',
      missing: 'A TODO has no name and no issue number. Add one so it gets done.',
    },
    'no-judgment': {
      met: 'Nobody and nothing is called ugly or stupid.',
      missing: 'A word judges the code or its author. Say what is wrong with it instead.',
    },
    'short-lines': {
      met: 'Every line fits 100 characters.',
      missing: 'A line is over 100 characters, more than many windows show.',
    },
    tested: {
      met: 'It says how it was tested.',
      missing: 'Nothing says how it was tested. One line saves the reviewer a question.',
    },
    risk: {
      met: 'Risk, migration or rollback is named.',
      missing: 'Nothing is said about risk. Even "no migration, safe to roll back" helps.',
    },
    issue: {
      met: 'It points to an issue or a link.',
      missing: 'No issue or link was found.',
    },
    ask: {
      met: 'The reviewer is asked for something.',
      missing: 'The reviewer is asked for nothing in particular. Say where you want a second look.',
    },
    decisions: {
      met: 'A decision is written down.',
      missing: 'No decision was found. Write "Decided:" once, even if it is "nothing yet".',
    },
    owners: {
      met: 'Somebody is named for a next step.',
      missing: 'No next step has a name. "Ana sends the draft" is enough.',
    },
    dates: {
      met: 'A day or a date is given.',
      missing: 'No day or date was found for what comes next.',
    },
    'open-questions': {
      met: 'What is still open is written down.',
      missing: 'No open question was found. If there are none, say so.',
    },
    brief: {
      met: 'Short enough to be read by those who were not there.',
      missing: 'Over 400 words. People who missed the meeting may stop early. Put the decisions first.',
    },
  },
} as const
