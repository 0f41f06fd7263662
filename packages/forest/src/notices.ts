import words from '../generated/en/notices.json' with { type: 'json' }

export type Notice = {
  readonly text: string
  readonly lines: readonly { readonly label: string; readonly href: string }[]
  readonly more?: string
}

/** `veterans`: on every page of Veteran Voices. `danger`: on pages that mention suicide, self-harm or abuse. */
type Notices = { readonly veterans: Notice; readonly danger: Notice }

export const notices: Notices = words
