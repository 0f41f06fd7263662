export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  copy: 'Copy',
  copied: 'Copied',
  /** A deed and what it is done to: the name of one of several equal buttons. */
  of: (deed: string, subject: string) => `${deed}: ${subject}`,
  copyFailed: 'The browser did not allow copying. Select the words and copy them by hand.',
  notification: 'Notification',
  /** The key stands in for {hotkey}. */
  notifications: 'Notifications ({hotkey})',
  optional: '(optional)',
  help: 'Help',
  loading: 'Loading',
  skip: 'Skip to content',
} as const

export const app = {
  name: 'Understory',
  description: 'Practice what you want to say, and how. A quiet place to find your words.',
} as const
