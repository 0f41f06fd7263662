import type { TextReply } from '@understory/contract/text-analysis'
import { codeLinesOf, linesOf, touches } from './code.ts'

export type SetAside = TextReply['setAside'][number]

/** A mark is found at the beginning of its line. */
const LOOKED_AT = 120

/**
 * Code, quoted lines ("> …") and signatures ("-- "); excluded from measures and scores. Linear.
 *
 * @source sources.md#set-aside
 */
export const setAsideOf = (text: string): SetAside[] => {
  const marked = text.includes('```') || text.includes('>') || text.includes('--') ? markedIn(text) : []
  const bare = codeLinesOf(text).filter((code) => !touches(code, marked))
  return [...marked, ...bare.map((code): SetAside => ({ ...code, kind: 'code' }))].sort((a, b) => a.start - b.start)
}

const markedIn = (text: string): SetAside[] => {
  const found: SetAside[] = []
  let fence: number | undefined
  for (const { start, end, text: whole } of linesOf(text)) {
    const line = whole.slice(0, LOOKED_AT)
    if (/^\s{0,3}```/.test(line)) {
      if (fence !== undefined) found.push({ start: fence, end, kind: 'code' })
      fence = fence === undefined ? start : undefined
    } else if (fence === undefined && /^\s{0,3}>/.test(line) && !/^\s{0,3}>[:;<=>-]*\S*$/.test(line)) {
      found.push({ start, end, kind: 'quote' })
    } else if (fence === undefined && /^-- ?\r?$/.test(line) && start > 0) {
      found.push({ start, end: text.length, kind: 'signature' })
      break
    }
  }
  if (fence !== undefined) found.push({ start: fence, end: text.length, kind: 'code' })
  return found
}
