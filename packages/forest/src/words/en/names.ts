import type { Names } from '../../names.ts'

/** The catalogue itself is written in English. */
export const names: Names = {}
