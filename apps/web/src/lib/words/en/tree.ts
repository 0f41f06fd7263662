export const tree = {
  title: 'Every branch',
  close: 'Close tree',
  all: 'All branches',
  root: 'Your forest',
  form: 'Show',
  drawing: 'Drawing',
  list: 'List',
  here: 'You are here:',
  nearer: 'Look nearer',
  farther: 'Look from farther away',
  whole: 'Whole tree',
  sections: (branch: string, count: number) => `${branch}, ${count} ${count === 1 ? 'section' : 'sections'}`,
} as const
