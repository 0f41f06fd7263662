import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'dev/team-collaboration',
  starters: ['Our stand-up takes forty minutes.', 'I disagree with a design and the lead has decided.'],
  blocks: [
    {
      kind: 'insight',
      title: 'Write it down, say it once, stay kind',
      paragraphs: [
        'Teams rarely fail for lack of skill. They fail in handovers, in silence before a deadline, and in decisions that nobody can find.',
        'Heat comes from surprise. Tell people early, in the open, with what you know and what you do not. Then disagreement stays about the work.',
      ],
    },
    {
      kind: 'technique',
      title: 'Make stand-up about the board',
      why: 'Three questions per person turn into a report to the boss. The work itself is the better agenda.',
      steps: [
        'Walk the board from right to left: what is closest to done?',
        'For each item: what stands in its way, and who helps?',
        'Park each talk between two people until after.',
      ],
      phrases: [
        'What does this need to be done today?',
        'I am stuck on the payment test. Who has seen error 41?',
        'Let us take that after, you and me.',
      ],
    },
    {
      kind: 'technique',
      title: 'Hand over so that sleep is possible',
      why: 'The next shift knows what you write, and nothing else.',
      steps: [
        'State: what runs, what is broken, since when.',
        'Tried: what you did and what it showed.',
        'Next: the one thing to do first, and when to wake someone.',
      ],
      phrases: [
        'Queue drained at 18:40. Two jobs still fail, both from the same shop.',
        'I restarted the worker once. It held for an hour.',
        'If it passes 500, call me. I mean it.',
      ],
      pair: {
        often: 'Had some issues today, should be okay now.',
        instead: 'Fixed at 18:40, cause unknown. If the queue passes 500, roll back to 4.2 and call me.',
      },
    },
    {
      kind: 'technique',
      title: 'Propose with intent',
      why: 'Asking for leave makes one person think for all. Stating intent makes others think with you.',
      steps: ['Say what you intend to do, and when.', 'Say why, and what would stop you.', 'Leave a day, then do it.'],
      phrases: [
        'I intend to drop the old endpoint on Tuesday. Four calls came last month, all ours.',
        'Stop me if you know another user.',
      ],
    },
    {
      kind: 'technique',
      title: 'Disagree in writing, once, well',
      why: 'A long thread wears people out. One page gives them a thing to decide on.',
      steps: [
        'Write their plan so that they would sign it.',
        'Write your concern as a case with a number.',
        'Write what would change your mind, and then back the decision.',
      ],
      phrases: [
        'Your plan is simpler, and it ships in May. At 10,000 rows it takes nine seconds. Here is the run.',
        'If we cap the page at 200, I have no objection.',
        'We decided. I have said my part, and I will help build it.',
      ],
    },
    {
      kind: 'script',
      title: 'After an outage',
      when: 'For the first message to everyone, before you know the cause.',
      lines: [
        'Since 9:12 sign-in fails for about one in three people.',
        'Three of us are on it. I write here every thirty minutes, next at 10:00.',
        'Please do not restart anything. If you changed something this morning, tell me.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The missed deadline',
      scene: 'On the day of the demo, Petra finds the export missing.',
      before: [
        ['Petra', 'You said it would be done!'],
        ['Yusuf', 'I said I would try. The API changed.'],
      ],
      after: [
        ['Petra', 'The export is not there, and the demo is at four. What do we have?'],
        ['Yusuf', 'It writes the file, but the dates are wrong. I saw it last night and hoped to fix it by noon.'],
        ['Petra', 'Then we show it with one date and say so. Next time, tell me the night before, even with no fix.'],
        ['Yusuf', 'Agreed. I will post at six whatever the state is.'],
      ],
      turn: 'She asks what exists before she asks why. Then both turn the delay into a rule about news.',
    },
    {
      kind: 'exercise',
      title: 'A handover in ninety words',
      minutes: 5,
      steps: [
        'Take something you are in the middle of.',
        'Write state, tried, next, in ninety words.',
        'Add the one number at which someone should wake you.',
        'Read it as a colleague who was on vacation.',
      ],
      coach: 'I hand over a problem to the night shift and have to write the update. What goes first?',
      aloud: 'Hand over your current task in one minute: what runs, what is broken, what you tried, what comes first.',
      write: 'Write a handover of ninety words: state, tried, next, and the number at which someone should call you.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Accelerate',
          by: 'Nicole Forsgren, Jez Humble and Gene Kim',
          year: 2018,
          note: 'Years of surveys on what teams that deliver well do differently.',
        },
        {
          kind: 'book',
          title: 'Turn the Ship Around!',
          by: 'L. David Marquet',
          year: 2012,
          note: 'A submarine captain on the words "I intend to".',
        },
        {
          kind: 'book',
          title: 'Team Topologies',
          by: 'Matthew Skelton and Manuel Pais',
          year: 2019,
          note: 'Who has to talk with whom, and how to need less of it.',
        },
      ],
    },
  ],
}
