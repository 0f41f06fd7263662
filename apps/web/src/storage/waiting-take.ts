import { storedValue } from './key.ts'
import type { RecordingPlace } from './recordings.ts'

/** A recording to analyze once the server is back; its audio is stored with the recordings. */
type WaitingTake = {
  readonly place: RecordingPlace
  /** Idempotency key. */
  readonly key: string
  /** Analysis options as JSON. */
  readonly options: string
  readonly durationSeconds: number
  /** Mark of the forest it belongs to. */
  readonly mark: string
}

/** At most one; null if none. */
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
