export const connection = {
  offline: 'Understory cannot reach its server.',
  offlineText: 'Reading, recording, SproutLog and LeafPrint go on. What needs the server waits here.',
  waiting: {
    message:
      'I cannot be reached just now. Your message waits in the box and is sent from here when the connection is back; change or clear it, and it is not.',
    text: 'The server cannot be reached. Your text waits here and is analyzed when the connection is back, unless you change it.',
    take: 'The server cannot be reached. Your recording waits here and is analyzed when the connection is back, unless you discard it.',
  },
  update: {
    title: 'A newer Understory is ready',
    text: 'Your drafts and recordings stay where they are.',
    use: 'Use it now',
    later: 'Later',
  },
} as const
