import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'dev/code-communication',
  starters: ['My reviews take days and end in arguments.', 'How do I write a pull request people want to read?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Code is read by tired people',
      paragraphs: [
        'Someone will open your change at five on a Friday, or at three in the morning with an alarm ringing. Names, comments and descriptions are your voice in that room.',
        'Review finds fewer bugs than teams expect. It spreads knowledge and keeps code readable. Write as if teaching and learning were the point, because they are.',
      ],
    },
    {
      kind: 'technique',
      title: 'Describe the why in the pull request',
      why: 'The diff shows what changed. Only you know why, and what you tried before.',
      steps: [
        'First line: the effect, for a reader of the changelog.',
        'Then the reason, and what you ruled out.',
        'Then how to check it, with a command or a picture.',
      ],
      phrases: [
        'Stop losing drafts when the tab closes.',
        'I tried saving on each key. It doubled the writes, so it saves on pause.',
        'To see it: type, close the tab, open it again.',
      ],
      pair: {
        often: 'Various fixes and refactoring.',
        instead: 'Stop losing drafts when the tab closes. One listener, two tests, no new dependency.',
      },
    },
    {
      kind: 'technique',
      title: 'Mark the weight of a comment',
      why: 'An author cannot tell a wish from a wall. One word in front saves a day.',
      steps: [
        'Begin with "blocking", "question" or "idea".',
        'Point to the line and say the case that breaks.',
        'Offer one way out, if you see one.',
      ],
      phrases: [
        'Blocking: an empty list divides by zero here.',
        'Question: who else calls this with null?',
        'Idea, for another day: this name reads better as a verb.',
      ],
    },
    {
      kind: 'technique',
      title: 'Name what it holds, not how it works',
      why: 'A good name removes a comment. A misleading one needs three.',
      steps: [
        'Say aloud what the thing is to the reader of its caller.',
        'Put units into the name: seconds, bytes, cents.',
        'Rename the moment you have to explain it twice.',
      ],
      phrases: ['retryDelaySeconds, not delay.', 'unpaidInvoices, not list2.'],
    },
    {
      kind: 'technique',
      title: 'Take review without armor',
      why: 'Thirty comments feel like thirty votes against you. Most of them are one thought.',
      steps: [
        'Read all of them before you answer one.',
        'Fix the small ones in silence. Thank for the one that taught you.',
        'Move to a call after the second round.',
      ],
      phrases: [
        'Good catch, that case is real. Test added.',
        'I see it the other way because of the cache. Five minutes on a call?',
        'I kept it as it is. The reason now stands in a comment.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before you ask for review',
      items: [
        'The change does one thing.',
        'You read the diff yourself, as a stranger.',
        'Tests fail without the change.',
        'The description says why and how to check.',
        'You named one reviewer and one question.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'This is wrong',
      scene: "Sana has reviewed Nico's first big change.",
      before: [
        ['Sana', 'This is wrong. Why would you do it like this?'],
        ['Nico', 'It works on my machine.'],
      ],
      after: [
        ['Sana', 'Blocking: two requests at the same moment both get the last seat. I wrote a test that shows it.'],
        ['Nico', 'I see it. I was sure that the lock covered that.'],
        ['Sana', 'It covers reads. I like how you split the service. Do you want to pair on the write path?'],
        ['Nico', 'At two? I will try the unique index first.'],
      ],
      turn: 'Sana shows the case instead of judging the author, names what is good, and offers time.',
    },
    {
      kind: 'exercise',
      title: 'Rewrite one description',
      minutes: 5,
      steps: [
        'Open your last pull request or commit.',
        'Write its effect in one sentence for a user.',
        'Add what you ruled out and how to check it.',
        'Rewrite one review comment of yours with its weight in front.',
      ],
      coach: 'I have to tell a new colleague in a code review that his change breaks something. How do I write it?',
      aloud:
        'Explain your last change to a colleague who knows the product but not this file. One minute: effect, reason, how to check.',
      write:
        'Write a pull request description: effect, reason with what you ruled out, how to check. Stay under 120 words.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'Modern Code Review: A Case Study at Google',
          by: 'Caitlin Sadowski and others, International Conference on Software Engineering',
          year: 2018,
          note: 'Nine million reviewed changes, and what makes review light and quick.',
        },
        {
          kind: 'study',
          title: 'Expectations, Outcomes, and Challenges of Modern Code Review',
          by: 'Alberto Bacchelli and Christian Bird, International Conference on Software Engineering',
          year: 2013,
          note: 'Teams hope for bugs and get shared understanding.',
        },
        {
          kind: 'book',
          title: 'The Art of Readable Code',
          by: 'Dustin Boswell and Trevor Foucher',
          year: 2011,
          note: 'Code should take the least time for somebody else to understand.',
        },
      ],
    },
  ],
}
