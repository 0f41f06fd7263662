import type { Talk, TalkFields } from '@understory/contract/talks'

export type TalkProps = {
  talk: Talk
  /** Keeps a change: here at once, on the server when nothing more comes. */
  write: (change: Partial<TalkFields>) => void
}
