import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activateBuild, newBuild } from './new-build.ts'
import { cachePages } from './service-worker.ts'

/** A service worker with its state and cached files. */
class Worker extends EventTarget {
  state = 'installing'
  readonly told: string[] = []
  readonly #files: readonly string[]
  constructor(files: readonly string[]) {
    super()
    this.#files = files
  }
  postMessage({ type, files = [] }: { type: string; files?: readonly string[] }, [port]: MessagePort[] = []) {
    this.told.push(type)
    if (type === 'has') port?.postMessage(files.length > 0 && files.every((file) => this.#files.includes(file)))
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  active = { postMessage: () => {} }
  find(worker: Worker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

const OPEN = '/assets/main-1.js'
const SHARED = '/assets/shared.js'
let registration: Registration
let container: EventTarget & { controller: unknown; register: () => Promise<Registration> }
const reload = vi.fn()

beforeEach(() => {
  registration = new Registration()
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { href: 'https://understory.test/dashboard/chatbot', reload })
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      hidden: false,
      documentElement: { lang: 'en' },
      // The script that all builds share comes first.
      querySelectorAll: (what: string) =>
        what.startsWith('script') ? [SHARED, OPEN].map((path) => ({ src: `https://understory.test${path}` })) : [],
    }),
  )
})

afterEach(() => {
  newBuild.write(null)
  reload.mockClear()
  vi.unstubAllGlobals()
})

/** A newer build that was just installed. */
function installed(files: readonly string[]): Worker {
  const worker = new Worker(files)
  registration.find(worker)
  worker.become('installed')
  return worker
}

const settled = () => vi.waitFor(() => expect(registration.installing?.told).toContain('has'))

test("doesn't prompt for the first cached build", async () => {
  container.controller = null
  await cachePages()
  const first = installed([SHARED, OPEN])
  expect([newBuild.read(), first.told]).toEqual([null, []])
})

test('announces a newer build and keeps the page, its draft and its recording', async () => {
  await cachePages()
  const newer = installed([SHARED, '/assets/main-2.js'])
  await settled()
  await vi.waitFor(() => expect(newBuild.read()).toBe(newer))
  container.dispatchEvent(new Event('controllerchange'))
  expect(newer.told).not.toContain('take-over')
  expect(reload).not.toHaveBeenCalled()
})

test('announces a build that has waited since the last visit', async () => {
  registration.waiting = new Worker([SHARED, '/assets/main-2.js'])
  await cachePages()
  await vi.waitFor(() => expect(newBuild.read()).toBe(registration.waiting))
})

test('neither prompts nor reloads a page that is already on the newer build', async () => {
  await cachePages()
  const newer = installed([SHARED, OPEN])
  await vi.waitFor(() => expect(newer.told).toEqual(['has', 'take-over']))
  container.dispatchEvent(new Event('controllerchange'))
  expect([newBuild.read(), reload.mock.calls]).toEqual([null, []])
})

test('activates a newer build only on request and reloads once, at once if another tab did it', async () => {
  const newer = new Worker([SHARED, '/assets/main-2.js'])
  newer.become('installed')
  activateBuild(newer as unknown as ServiceWorker)
  expect([newer.told, reload.mock.calls]).toEqual([['take-over'], []])
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
  const other = new Worker([SHARED, '/assets/main-2.js'])
  other.become('activated')
  activateBuild(other as unknown as ServiceWorker)
  expect([other.told, reload.mock.calls.length]).toEqual([[], 2])
})
