import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'

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

interface Schema extends DBSchema {
  'recording-parts': { key: [RecordingPlace, number, number]; value: RecordingPart }
}

const STORE = 'recording-parts'

/** Keeps a part, so that a reload loses nothing. @returns false when the browser refuses to store */
export async function keepRecordingPart(part: RecordingPart): Promise<boolean> {
  return (await within('readwrite', (store) => store.put?.(part))) !== undefined
}

/** The parts of the newest recording of a place, in order; empty when nothing is kept. */
export async function readRecordingParts(place: RecordingPlace): Promise<readonly RecordingPart[]> {
  const parts = (await within('readonly', (store) => store.getAll(rangeOf(place)))) ?? []
  const newest = Math.max(...parts.map(({ session }) => session))
  return parts.filter(({ session }) => session === newest)
}

/** Forgets what a place keeps. */
export async function dropRecording(place: RecordingPlace): Promise<void> {
  await within('readwrite', (store) => store.delete?.(rangeOf(place)))
}

function rangeOf(place: RecordingPlace): IDBKeyRange {
  return IDBKeyRange.bound([place], [place, []])
}

type Store<M extends IDBTransactionMode> = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, M>

/** One transaction; undefined where the browser has no such storage or refuses it, as in some private windows. */
async function within<T, M extends IDBTransactionMode>(mode: M, ask: (store: Store<M>) => Promise<T>) {
  try {
    opened ??= open()
    const transaction = (await opened).transaction(STORE, mode)
    const answer = ask(transaction.store)
    // A page that goes away in this moment keeps the part only if the transaction is committed already.
    transaction.commit()
    // A full disk may refuse the transaction after it granted the request.
    const [result] = await Promise.all([answer, transaction.done])
    return result
  } catch {
    // Browsers close a database without always saying so.
    void opened?.then((database) => database.close()).catch(() => {})
    opened = undefined
    return undefined
  }
}

/** Stays open: what is kept while the page goes away has no time to open it. */
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
