import { statfsSync } from 'node:fs'

/** The share of a disk that is free below which its owner is told. */
export const LOW_SHARE = 0.1

/** Deleting writes to the database's log first, so this much stays free for it; on a small disk an eighth of the disk. */
const KEPT_FREE_BYTES = 16 * 2 ** 20
const KEPT_FREE_SHARE = 1 / 8

/** How much of the disk of a folder is free. */
export function freeOn(folder: string): { share: number; bytes: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { share: bavail / blocks, bytes: bavail * bsize }
}

/** Whether so little is free that only deleting may still write. */
export function isNearlyFull(folder: string): boolean {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return bavail * bsize < Math.min(KEPT_FREE_BYTES, blocks * bsize * KEPT_FREE_SHARE)
}
