export const voiceWords = {
  title: 'Voice Analysis',
  lead: 'Say it the way you would say it to them.',
  tabs: 'Voice analysis',
  record: 'Record',
  results: 'Results',
  resultsLater: 'Results open once a recording is analyzed.',
  reset: 'Reset',
  analyze: 'Analyze Voice',
  analyzing: 'Analyzing...',
  tryAgain: 'Try again',
  newRecording: 'New Recording',
  back: 'Back to Recording',
  noRecording: { title: 'No Recording', description: 'Please record your voice first before analyzing.' },
  complete: { title: 'Voice Analysis Complete', description: 'Your results are ready.' },
  failedTitle: 'Voice Analysis Failed',
  failures: {
    unreachable:
      'The server could not be reached. Your recording is still here; try again when the connection is back.',
    busy: 'Many recordings are being read just now. Yours is still here; try again in a moment.',
    service: 'The analysis service had temporary issues. Your recording is still here.',
    malformed: 'The answer came back in a form that we cannot read. Your recording is still here.',
    refused: 'The recording was not accepted. It is still here.',
  },
  placeholder: {
    heading: 'Not measured: the analysis service had temporary issues',
    summary:
      'The analysis service had temporary issues, so these scores are neutral placeholders and say nothing about you. Your recording is kept; analyze it again in a moment.',
    note: 'A placeholder',
    strip: 'The drawing below was measured in this browser and is real.',
  },
  settings: {
    heading: 'Recording settings',
    context: 'Context',
    tips: [
      'Speak for fifteen to thirty seconds or more.',
      'Sit a hand’s width from the microphone.',
      'Say it the way you would say it to them.',
    ],
    privacy:
      'The recording goes to the server of this Understory, is measured in memory and dropped there. Figures are kept for your trends. In this browser it stays until it is analyzed or you reset it.',
  },
  prompts: {
    heading: 'Not sure what to say?',
    lead: 'Take one and answer it aloud, in your own words.',
    chosen: 'Answer aloud:',
    another: 'Another one',
    none: 'Without a prompt',
    of: {
      Personal: [
        'Tell a friend about the best hour of your week.',
        'Say sorry for being late, and say what you will do next time.',
        'Ask somebody close to you for help with one thing.',
        'Describe a place you would go back to tomorrow.',
      ],
      Work: [
        'Give a one-minute update: what is done, what is next, what you need.',
        'Ask a colleague to move a deadline by two days.',
        'Explain a mistake to your team and how you will mend it.',
        'Open a meeting and say why everybody is there.',
      ],
      Family: [
        'Tell a child why something has to wait until tomorrow.',
        'Say no to a visit this weekend, and offer another day.',
        'Thank somebody at home for something nobody noticed.',
        'Bring up the chores without blaming anyone.',
      ],
      Faith: [
        'Welcome people who have come for the first time.',
        'Introduce a reading and say why it matters today.',
        'Comfort somebody who has had a hard week.',
        'Invite people to help at the next gathering.',
      ],
      Academic: [
        'Explain the question you study to somebody outside your field.',
        'Answer: what surprised you in your results?',
        'Ask a teacher for more time, with a reason and a date.',
        'Introduce a talk in four sentences.',
      ],
      Creative: [
        'Read the first lines of something you wrote.',
        'Describe a picture so that somebody can draw it.',
        'Tell how an idea of yours began.',
        'Tell the end of a story, and only the end.',
      ],
    },
  },
} as const
