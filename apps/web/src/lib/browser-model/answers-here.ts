import { answerer } from '../../storage/answerer.ts'
import { promptApi } from './prompt-api.ts'

/** Whether this browser's model writes the answers. What another browser kept may name one that is not here. */
export function answersHere(): boolean {
  return answerer.read() === 'browser' && promptApi() !== undefined
}
