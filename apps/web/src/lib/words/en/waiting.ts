/** What is said where something for the server waits. */
export const waiting = {
  message:
    "You're offline. Your message waits in the box and is sent when the connection is back, unless you change or clear it.",
  text: "You're offline. Your text waits here and is analyzed when the connection is back, unless you change it.",
  take: "You're offline. Your recording waits here and is analyzed when the connection is back, unless you discard it.",
} as const
