/** What is said where something for the server waits. */
export const waiting = {
  message:
    'I cannot be reached just now. Your message waits in the box and is sent from here when the connection is back; change or clear it, and it is not.',
  text: 'The server cannot be reached. Your text waits here and is analyzed when the connection is back, unless you change it.',
  take: 'The server cannot be reached. Your recording waits here and is analyzed when the connection is back, unless you discard it.',
} as const
