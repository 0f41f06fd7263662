import type { EncoderState } from '@understory/contract/installation'
import type { Vectors } from '@understory/encoder'

/** What turns texts into vectors, as far as the rest of the server knows it. */
export type Encoder = {
  readonly name: string
  state: () => EncoderState
  /**
   * The vectors of some texts; undefined where none came in time. Never throws. What tells of danger and what somebody
   * waits for in a conversation goes first; `last` is whatever can do without.
   */
  vectorsOf: (texts: readonly string[], place?: 'first' | 'last') => Promise<Vectors | undefined>
  close: () => Promise<void>
}

/** Where nothing can be encoded. */
export const noEncoder: Encoder = {
  name: 'none',
  state: () => 'missing',
  vectorsOf: async () => undefined,
  close: async () => {},
}
