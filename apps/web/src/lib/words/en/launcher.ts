export const launcher = {
  open: 'Chat with Understory',
  title: 'Understory Assistant',
  context: 'Context',
  close: 'Close',
  closeAssistant: 'Close Assistant',
  greeting: (title: string) => `Hi there! I'm the ${title} assistant. How can I help you today?`,
  failed: 'Communication Error',
  failedText: 'Unable to reach the assistant. Please try again later.',
  failedInline: 'Unable to reach the assistant. Please try again.',
} as const
