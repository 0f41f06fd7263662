import { storedValue } from './key.ts'
import type { RecordingPlace } from './recordings.ts'

/** A recording that was to be analyzed while the server was out of reach; the sound itself is kept with the recordings. */
type WaitingTake = {
  readonly place: RecordingPlace
  /** Names the write: sent twice, it is analyzed once. */
  readonly key: string
  /** What it is read for, as JSON of an object. */
  readonly options: string
  readonly durationSeconds: number
  /** The forest in which it was recorded: it is sent in no other. */
  readonly mark: string
}

/** At most one waits; null where none does. */
export const waitingTake = storedValue<WaitingTake | null>('understory.waitingTake', null, decode, JSON.stringify)

function decode(text: string): WaitingTake | null | undefined {
  try {
    const value: Partial<WaitingTake> | null = JSON.parse(text)
    const isWhole =
      typeof value?.place === 'string' &&
      typeof value.key === 'string' &&
      typeof value.options === 'string' &&
      typeof value.durationSeconds === 'number' &&
      typeof value.mark === 'string'
    if (isWhole) JSON.parse(value.options ?? '')
    return isWhole ? (value as WaitingTake) : null
  } catch {
    return undefined
  }
}
