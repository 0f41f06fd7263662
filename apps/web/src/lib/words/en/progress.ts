export const progressWords = {
  read: 'Read',
  done: 'Exercise done',
  leaves: (count: number, of: number) => `${count} of ${of} read`,
} as const
