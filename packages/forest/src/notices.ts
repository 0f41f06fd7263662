import words from '../generated/en/notices.json' with { type: 'json' }

/** Where to get help: a few words, lines to press, and what else to know. */
export type Notice = {
  readonly text: string
  readonly lines: readonly { readonly label: string; readonly href: string }[]
  readonly more?: string
}

/** `veterans` stands first on every page of Veteran Voices, `danger` on a page whose words name suicide, self-harm or abuse. */
export type Notices = { readonly veterans: Notice; readonly danger: Notice }

export const notices: Notices = words
