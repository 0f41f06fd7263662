import type { Card } from '../../types.ts'
import { adjustments } from './adjustments.ts'
import { favors } from './favors.ts'
import { help } from './help.ts'
import { refunds } from './refunds.ts'

/** Asking people and offices for something. */
export const askingCards: readonly Card[] = [...adjustments, ...favors, ...help, ...refunds]
