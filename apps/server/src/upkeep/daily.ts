import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { backupsIn } from '../db/backup.ts'
import type { World } from '../world.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

type BackupPlace = { file: string; folder: string }

/**
 * Backs up in a worker when the newest backup is a day old.
 *
 * @returns whether it did
 * @throws Error when the backup failed
 */
export async function backUpDaily({ file, folder }: BackupPlace, world: World): Promise<boolean> {
  const now = world.now()
  const [newest] = backupsIn(folder)
  if (newest && now.getTime() - newest.time.getTime() < DAY_MILLISECONDS) return false
  const worker = new Worker(new URL('../db/backup-worker.ts', import.meta.url), {
    workerData: { file, folder, now: now.toISOString() },
  })
  await once(worker, 'message')
  return true
}
