/** Where a recording is made; each place keeps one. */
export type RecordingPlace = 'voice-analysis' | 'side-panel' | 'word-log' | 'rehearsal' | 'practice'

/** A stretch of a recording as it is kept while it runs: 16 bit samples at `rate`. */
export type RecordingPart = {
  place: RecordingPlace
  /** Names the recording: when it began, in milliseconds since 1970. */
  session: number
  index: number
  rate: number
  pcm: Int16Array<ArrayBuffer>
  /** What the browser's recognizer had heard by then. */
  heard: string
  /** Who listened, and what ended it too early; absent in what an earlier version kept. */
  heardOn?: 'device' | 'service' | null
  heardProblem?: 'network' | 'not-allowed' | 'language' | 'failed' | null
}

const DATABASE = 'understory'
const STORE = 'recording-parts'

/** Keeps a part, so that a reload loses nothing. @returns false when the browser refuses to store */
export async function keepRecordingPart(part: RecordingPart): Promise<boolean> {
  return (await within('readwrite', (store) => store.put(part))) !== undefined
}

/** The parts of the newest recording of a place, in order; empty when nothing is kept. */
export async function readRecordingParts(place: RecordingPlace): Promise<readonly RecordingPart[]> {
  const parts = (await within('readonly', (store) => store.getAll(rangeOf(place)))) ?? []
  const newest = Math.max(...parts.map((part: RecordingPart) => part.session))
  return parts.filter((part: RecordingPart) => part.session === newest)
}

/** Forgets what a place keeps. */
export async function dropRecording(place: RecordingPlace): Promise<void> {
  await within('readwrite', (store) => store.delete(rangeOf(place)))
}

function rangeOf(place: RecordingPlace): IDBKeyRange {
  return IDBKeyRange.bound([place], [place, []])
}

/** One transaction; undefined where the browser has no such storage or refuses it, as in some private windows. */
async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    opened ??= open()
    const transaction = (await opened).transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    // Nothing more is asked of it: a page that goes away in this moment does not take it back.
    transaction.commit()
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      // A full disk may refuse here what the request was granted.
      transaction.onabort = reject
    })
    return request.result
  } catch {
    // Browsers lose a storage and do not always say so: the next one is opened anew.
    void opened?.then((database) => database.close()).catch(() => {})
    opened = undefined
    return undefined
  }
}

/** Stays open: what is kept while the page goes away has no time to open it. */
let opened: Promise<IDBDatabase> | undefined

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, {
      keyPath: ['place', 'session', 'index'] satisfies (keyof RecordingPart)[],
    })
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const forget = () => {
    opened = undefined
  }
  database.onclose = forget
  database.onversionchange = () => {
    database.close()
    forget()
  }
  return database
}
