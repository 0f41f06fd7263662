import { fieldsOf, isText, parseJson } from '../lib/parse-json.ts'
import { storedJson } from './key.ts'
import type { RecordingPlace } from './recordings.ts'

/** A recording to analyze once the server is back; its audio is stored with the recordings. */
type WaitingTake = {
  readonly place: RecordingPlace
  readonly key: string
  /** Analysis options as JSON. */
  readonly options: string
  readonly durationSeconds: number
  /** Mark of the forest it belongs to. */
  readonly mark: string
}

/** At most one; null if none. */
export const waitingTake = storedJson<WaitingTake | null>('understory.waitingTake', null, (value) => {
  const { place, key, options, mark, durationSeconds } = fieldsOf(value)
  const isWhole =
    [place, key, mark].every(isText) &&
    isText(options) &&
    parseJson(options) !== undefined &&
    typeof durationSeconds === 'number'
  return isWhole ? (value as WaitingTake) : null
})
