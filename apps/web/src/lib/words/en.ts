import { assistant } from './en/assistant.ts'
import { branches } from './en/branches.ts'
import { dashboard, seeds } from './en/dashboard.ts'
import { onboarding } from './en/onboarding.ts'
import { sections } from './en/sections.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { tree } from './en/tree.ts'

/** Every sentence on the screen, in English. Other languages repeat this shape; a missing key is a type error. */
export const en = {
  app: { name: 'Understory' },
  shell,
  assistant,
  branches,
  sections,
  dashboard,
  seeds,
  onboarding,
  settings,
  tree,
  ui: {
    close: 'Close',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The browser did not allow copying. Select the words and copy them by hand.',
    notification: 'Notification',
    /** The key stands in for {hotkey}. */
    notifications: 'Notifications ({hotkey})',
    optional: '(optional)',
    loading: 'Loading',
    skip: 'Skip to content',
  },
} as const

type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Words<T[K]>
}
export type Catalogue = Words<typeof en>
