export const progressWords = {
  read: 'Read',
  done: 'Practiced',
  leaves: (count: number, of: number) => `${count} of ${of} read`,
} as const
