import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer, WorkerMessage } from './pool.ts'

/**
 * Worker side of a pool: answers each task with the result of `work`.
 *
 * @param movedWith buffers to transfer instead of copy
 */
export function serveTasks<Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  movedWith: (result: Result) => ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', async (task: Task) => {
    const answer = await outcomeOf(task, work)
    post(answer, answer.ok ? movedWith(answer.result as Result) : [])
  })
  post({ ready: true })
}

function post(message: WorkerMessage, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved)
}

async function outcomeOf<Task>(task: Task, work: (task: Task) => unknown): Promise<WorkerAnswer> {
  try {
    return { ok: true, result: await work(task) }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error'
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const frames = stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n')
    return { ok: false, name, frames }
  }
}
