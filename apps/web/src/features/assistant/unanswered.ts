import type { Message } from './types.ts'

/** Whether a message is stored without an answer. */
export function isUnanswered({ role, turnId, isUnsent }: Message): boolean {
  return role === 'user' && turnId !== undefined && !isUnsent
}

/** Whether an answer of this browser's model is incomplete or not stored. */
export function isUnfinished({ problem, isInterrupted, by }: Message): boolean {
  return problem !== undefined || (isInterrupted === true && by?.place === 'browser')
}
