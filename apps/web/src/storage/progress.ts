import { fieldsOf, isText } from '../lib/parse-json.ts'
import { storedJson } from './key.ts'

/** Section ids, `{branch}/{slug}`: read, and practiced. */
export type Progress = { read: readonly string[]; done: readonly string[] }

/** Marks on sections in this browser. */
export const progress = storedJson<Progress>('understory.progress', { read: [], done: [] }, (value) => {
  const { read, done } = fieldsOf(value)
  return { read: idsOf(read), done: idsOf(done) }
})

export function markSection(kind: keyof Progress, id: string, isMarked: boolean): boolean {
  const now = progress.read()
  const others = now[kind].filter((each) => each !== id)
  return progress.write({ ...now, [kind]: isMarked ? [...others, id] : others })
}

function idsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter(isText) : []
}
