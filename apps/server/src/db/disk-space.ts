import { statfsSync } from 'node:fs'

/** Share of free disk space below which the operator is warned. */
export const LOW_SHARE = 0.1

/** Deleting writes to the WAL first, so this much stays free for it, or an eighth of a small disk. */
const KEPT_FREE_BYTES = 16 * 2 ** 20
const KEPT_FREE_SHARE = 1 / 8

export function freeOn(folder: string): { share: number; bytes: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { share: bavail / blocks, bytes: bavail * bsize }
}

/** Whether only deletes may still write. */
export function isNearlyFull(folder: string): boolean {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return bavail * bsize < Math.min(KEPT_FREE_BYTES, blocks * bsize * KEPT_FREE_SHARE)
}
