import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'

/** Each place stores one recording. */
export type RecordingPlace = 'voice-analysis' | 'side-panel' | 'word-log' | 'rehearsal' | 'practice'

/** A part of a running recording: 16-bit samples at `rate`. */
export type RecordingPart = {
  place: RecordingPlace
  /** Start of the recording, in milliseconds since 1970. */
  session: number
  index: number
  rate: number
  pcm: Int16Array<ArrayBuffer>
  /** Recognized so far. */
  heard: string
  /** Recognizer and early end; absent in older data. */
  heardOn?: 'device' | 'service' | null
  heardProblem?: 'network' | 'not-allowed' | 'language' | 'failed' | null
}

interface Schema extends DBSchema {
  'recording-parts': { key: [RecordingPlace, number, number]; value: RecordingPart }
}

const STORE = 'recording-parts'

/**
 * Stores a part, so that a reload loses nothing.
 * @returns false if the browser can't store it
 */
export async function keepRecordingPart(part: RecordingPart): Promise<boolean> {
  return (await within('readwrite', (store) => store.put?.(part))) !== undefined
}

/** The parts of a place's newest recording, in order. */
export async function readRecordingParts(place: RecordingPlace): Promise<readonly RecordingPart[]> {
  const parts = (await within('readonly', (store) => store.getAll(rangeOf(place)))) ?? []
  const newest = Math.max(...parts.map(({ session }) => session))
  return parts.filter(({ session }) => session === newest)
}

export async function dropRecording(place: RecordingPlace): Promise<void> {
  await within('readwrite', (store) => store.delete?.(rangeOf(place)))
}

function rangeOf(place: RecordingPlace): IDBKeyRange {
  return IDBKeyRange.bound([place], [place, []])
}

type Store<M extends IDBTransactionMode> = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, M>

/** Runs a transaction; undefined if storage is missing or blocked, as in some private windows. */
async function within<T, M extends IDBTransactionMode>(mode: M, ask: (store: Store<M>) => Promise<T>) {
  try {
    opened ??= open()
    const transaction = (await opened).transaction(STORE, mode)
    const answer = ask(transaction.store)
    // Commits at once, in case the page is unloading.
    transaction.commit()
    // A full disk may abort the transaction after the request succeeded.
    const [result] = await Promise.all([answer, transaction.done])
    return result
  } catch {
    // Browsers may close a database without an event.
    void opened?.then((database) => database.close()).catch(() => {})
    opened = undefined
    return undefined
  }
}

/** Kept open, because an unloading page has no time to open it. */
let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined
  }
  return openDB<Schema>('understory', 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: ['place', 'session', 'index'] }),
    blocking: (_current, _next, { target }) => {
      ;(target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
}
