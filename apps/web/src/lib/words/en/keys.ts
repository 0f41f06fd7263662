export const keys = {
  title: 'Keys',
  lead: 'Single keys work where nothing is being written; Settings can switch them off.',
  close: 'Close the keys',
  or: 'or',
  command: 'Ctrl or Cmd',
  search: 'Go to the search',
  map: 'Show these keys',
  send: 'Send a message',
  line: 'Begin a new line in a message',
  escape: 'Close what lies over the page',
  notice: 'Go to a notice in the corner',
} as const
