export const listeningWords = {
  heading: 'Voice',
  lead: 'Record yourself, and read back pace, pauses and tone.',
  context: 'Context',
  result: 'Your result',
  more: 'Open Voice Analysis',
  placeholder: 'Nothing was measured, so there are no scores.',
  pace: (score: string) => `Pace ${score} of 100`,
  toggle: 'Always-on listening',
  hint: 'Off until you switch it on, and only on this page. Sound stays in this browser and is forgotten after twenty seconds.',
  onToast: { title: 'Listening is on', description: 'Understory will listen and give insights.' },
  lostToast: { title: 'Listening stopped', description: 'The microphone went away.' },
  sign: 'Listening',
  stop: 'Stop listening',
  waiting: 'Say a few sentences, and your pace appears here.',
  paceNow: (pace: string, low: string, high: string) =>
    `About ${pace} words a minute; ${low} to ${high} is usual here.`,
  hints: {
    quick: 'On the fast side. Finish one sentence before you start the next.',
    slow: 'On the slow side. Speak a bit faster or pause less.',
    pauses: 'Long pauses. Keep each one to about a breath.',
    breath: 'That was long without a pause. Take a breath here.',
  },
  summary: {
    heading: 'While Understory listened',
    length: (length: string) => `It listened for ${length}.`,
    pace: (pace: string, share: string) =>
      `You spoke at about ${pace} words a minute, ${share} % of the time inside the usual range.`,
    noPace: 'It did not hear enough speech to tell a pace.',
    hints: {
      none: 'It gave no tips.',
      one: 'It gave one tip.',
      many: (count: string) => `It gave ${count} tips.`,
    },
  },
} as const
