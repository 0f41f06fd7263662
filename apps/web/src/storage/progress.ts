import { storedValue } from './key.ts'

/** Section ids, `{branch}/{slug}`: read, and practiced. */
export type Progress = { read: readonly string[]; done: readonly string[] }

/** Marks on sections in this browser. */
export const progress = storedValue<Progress>(
  'understory.progress',
  { read: [], done: [] },
  decodeProgress,
  JSON.stringify,
)

export function markSection(kind: keyof Progress, id: string, isMarked: boolean): boolean {
  const now = progress.read()
  const others = now[kind].filter((each) => each !== id)
  return progress.write({ ...now, [kind]: isMarked ? [...others, id] : others })
}

function decodeProgress(text: string): Progress | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { read, done } = value as Partial<Record<keyof Progress, unknown>>
    return { read: idsOf(read), done: idsOf(done) }
  } catch {
    return undefined
  }
}

function idsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : []
}
