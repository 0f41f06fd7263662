import { answerer } from '../../storage/answerer.ts'
import { promptApi } from './prompt-api.ts'

/** Whether this browser's model answers. A choice restored from another browser's backup may name a missing API. */
export function answersHere(): boolean {
  return answerer.read() === 'browser' && promptApi() !== undefined
}
