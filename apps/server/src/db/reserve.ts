import { randomFillSync } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const MOST_BYTES = 16 * 2 ** 20
/** Of the whole disk: a small one is not for us to fill. */
const MOST_SHARE = 1 / 8
const BLOCK_BYTES = 64 * 1024

/**
 * Room on the disk that is kept for deleting: a database needs room to make room. It is a file of random bytes, since some
 * disks hold zeros in no room at all.
 */
export type Reserve = {
  /** Holds room back, where the disk has twice as much. */
  make: () => void
  /** Gives the room to whoever asks next; false where none is held. */
  release: () => boolean
  /** Holds back again what is left of it, on a disk that is full anyway. */
  retake: () => void
}

export const NO_RESERVE: Reserve = { make: () => {}, release: () => false, retake: () => {} }

/** What a reserve asks of its disk. */
export type Disk = {
  total: () => number
  free: () => number
  append: (file: string, bytes: Uint8Array) => void
}

/** @param file where the room is held, beside the database */
export function openReserve(file: string, disk: Disk = diskOf(dirname(file))): Reserve {
  const wanted = () => Math.floor(Math.min(MOST_BYTES, disk.total() * MOST_SHARE) / BLOCK_BYTES) * BLOCK_BYTES
  const held = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0

  function retake(): void {
    try {
      const block = randomFillSync(new Uint8Array(BLOCK_BYTES))
      for (let missing = wanted() - held(); missing > 0; missing -= BLOCK_BYTES) disk.append(file, block)
    } catch {
      // The disk is full: what could be had is held.
    }
  }

  return {
    retake,
    make: () => {
      if (disk.free() >= 2 * (wanted() - held())) retake()
    },
    release: () => {
      if (held() === 0) return false
      rmSync(file, { force: true })
      return true
    },
  }
}

function diskOf(folder: string): Disk {
  return {
    total: () => {
      const { blocks, bsize } = statfsSync(folder)
      return blocks * bsize
    },
    free: () => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    append: (file, bytes) => {
      const handle = openSync(file, 'a', 0o600)
      try {
        if (writeSync(handle, bytes) < bytes.length) throw new Error('The disk is full.')
      } finally {
        closeSync(handle)
      }
    },
  }
}

/** The share of a disk that is free below which its owner is told. */
export const LOW_SHARE = 0.1

/** How much of the disk of a folder is free. */
export function freeOn(folder: string): { share: number; bytes: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { share: bavail / blocks, bytes: bavail * bsize }
}
