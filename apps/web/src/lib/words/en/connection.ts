export const connection = {
  offline: 'Understory cannot reach its server.',
  offlineText: 'Reading, recording, SproutLog and LeafPrint go on. What needs the server waits here.',
  update: {
    title: 'A newer Understory is ready',
    text: 'Your drafts and recordings stay where they are.',
    use: 'Use it now',
    later: 'Later',
  },
} as const
