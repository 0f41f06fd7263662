import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export type PoolOptions = {
  /** Maximum workers; default: cores minus one, at least one. */
  size?: number
  waiting?: number
  /** Timeout of a task; the worker is then replaced. */
  deadlineMilliseconds?: number
  /** Timeout for loading a worker, not counted for its first task. */
  startMilliseconds?: number
  /** Replaces a worker whose task threw, when its state can't be trusted. */
  endsOnFailure?: boolean
  /** Idle workers are terminated after this long. */
  idleMilliseconds?: number
  /** Maximum young generation; without it that part of the heap grows under load. */
  youngMegabytes?: number
}

/** `busy` queue full, `deadline` timed out, `failed` threw or died, `cancelled` by the caller, `closed` pool closed. */
type PoolFailure = 'busy' | 'deadline' | 'failed' | 'cancelled' | 'closed'

export class PoolError extends Error {
  readonly code: PoolFailure

  constructor(code: PoolFailure, options?: ErrorOptions) {
    super(`The worker gave no result: ${code}.`, options)
    this.name = 'PoolError'
    this.code = code
  }
}

type RunOptions = { signal?: AbortSignal }

/** A worker pool for CPU-bound work. Workers start on demand. */
export type Pool<Task, Result> = {
  /** @throws PoolError */
  run: (task: Task, options?: RunOptions) => Promise<Result>
  /** Workers, busy workers and queued tasks. */
  load: () => { threads: number; busy: number; waiting: number }
  close: () => Promise<void>
}

/**
 * Message of a worker: ready, then one answer per task. Errors cross as name and stack frames: messages may quote user
 * text.
 */
export type WorkerAnswer = { ok: true; result: unknown } | { ok: false; name: string; frames: string }
export type WorkerMessage = { ready: true } | WorkerAnswer

type Job = {
  task: unknown
  resolve: (result: never) => void
  reject: (error: PoolError) => void
}

/** @param file worker module; it calls `serveTasks` of `./serve.ts` */
export function openPool<Task, Result>(file: URL, options: PoolOptions): Pool<Task, Result> {
  const limits: Limits = { ...DEFAULTS, ...options }
  const { size, waiting } = limits
  const queue: Job[] = []
  const idle: Thread[] = []
  const threads = new Set<Thread>()
  let closed = false

  function next(): void {
    while (queue.length > 0) {
      const thread = idle.pop() ?? (threads.size < size ? startThread() : undefined)
      if (!thread) return
      const job = queue.shift()
      if (job) thread.take(job)
    }
  }

  function startThread(): Thread {
    const thread = new Thread(file, limits, (gone) => {
      if (gone) threads.delete(thread)
      const at = idle.indexOf(thread)
      if (gone && at >= 0) idle.splice(at, 1)
      if (!gone) idle.push(thread)
      next()
    })
    threads.add(thread)
    return thread
  }

  return {
    run: (task, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new PoolError('closed'))
        if (signal?.aborted) return reject(new PoolError('cancelled'))
        if (idle.length === 0 && threads.size >= size && queue.length >= waiting) return reject(new PoolError('busy'))
        const job: Job = { task, resolve, reject }
        // A running task is not stopped: a new worker costs more than finishing.
        const withdraw = () => {
          const at = queue.indexOf(job)
          if (at >= 0) queue.splice(at, 1)
          reject(new PoolError('cancelled'))
        }
        signal?.addEventListener('abort', withdraw, { once: true })
        queue.push(job)
        next()
      }),
    load: () => ({ threads: threads.size, busy: threads.size - idle.length, waiting: queue.length }),
    close: async () => {
      closed = true
      for (const job of queue.splice(0)) job.reject(new PoolError('closed'))
      await Promise.all([...threads].map((thread) => thread.end('closed')))
    },
  }
}

const DEFAULTS = {
  size: Math.max(1, availableParallelism() - 1),
  waiting: 4,
  deadlineMilliseconds: 60_000,
  startMilliseconds: 60_000,
  idleMilliseconds: 300_000,
}

type Limits = PoolOptions & typeof DEFAULTS

class Thread {
  readonly #worker: Worker
  readonly #limits: Limits
  /** True when the worker is gone, false when it is free again. */
  readonly #settled: (gone: boolean) => void
  #job: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #ready = false
  #gone = false

  constructor(file: URL, limits: Limits, settled: (gone: boolean) => void) {
    this.#limits = limits
    this.#settled = settled
    const { youngMegabytes } = limits
    // Not the whole heap: a worker that hits that limit takes the process down.
    this.#worker = new Worker(file, {
      ...(youngMegabytes !== undefined && { resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } }),
    })
    this.#worker.on('message', (message: WorkerMessage) => {
      if ('ready' in message) this.#begin()
      else this.#answer(message)
    })
    this.#worker.on('error', () => this.end('failed'))
    this.#worker.on('messageerror', () => this.end('failed'))
    this.#worker.on('exit', () => this.end('failed'))
    // Doesn't keep the process alive.
    this.#worker.unref()
  }

  take(job: Job): void {
    this.#job = job
    clearTimeout(this.#timer)
    this.#worker.ref()
    const { startMilliseconds, deadlineMilliseconds } = this.#limits
    this.#timer = setTimeout(() => this.end('deadline'), this.#ready ? deadlineMilliseconds : startMilliseconds)
    try {
      this.#worker.postMessage(job.task)
    } catch {
      this.end('failed')
    }
  }

  #begin(): void {
    this.#ready = true
    if (!this.#job) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.end('deadline'), this.#limits.deadlineMilliseconds)
  }

  #answer(reply: WorkerAnswer): void {
    const job = this.#job
    this.#job = undefined
    clearTimeout(this.#timer)
    this.#worker.unref()
    this.#timer = setTimeout(() => this.end('closed'), this.#limits.idleMilliseconds).unref()
    if (reply.ok) job?.resolve(reply.result as never)
    else job?.reject(new PoolError('failed', { cause: causeOf(reply) }))
    if (!reply.ok && this.#limits.endsOnFailure) void this.end('failed')
    else this.#settled(false)
  }

  async end(code: PoolFailure): Promise<void> {
    if (this.#gone) return
    this.#gone = true
    clearTimeout(this.#timer)
    this.#job?.reject(new PoolError(code))
    this.#job = undefined
    this.#settled(true)
    await this.#worker.terminate()
  }
}

function causeOf({ name, frames }: { name: string; frames: string }): Error {
  const cause = new Error('in a worker')
  cause.name = name
  cause.stack = `${name}\n${frames}`
  return cause
}
