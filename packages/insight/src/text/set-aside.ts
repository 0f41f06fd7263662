import type { TextReply } from '@understory/contract/text-analysis'
import { codeLinesOf } from './code.ts'

export type SetAside = TextReply['setAside'][number]

type Line = { start: number; end: number; text: string }

const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && text.charCodeAt(at) !== 10) continue
    lines.push({ start, end: at, text: text.slice(start, Math.min(at, start + 120)) })
    start = at + 1
  }
  return lines
}

/**
 * Code, quoted lines ("> …") and signatures ("-- "); excluded from measures and scores. Linear.
 *
 * @source sources.md#set-aside
 */
export const setAsideOf = (text: string): SetAside[] => {
  const marked = text.includes('```') || text.includes('>') || text.includes('--') ? markedIn(text) : []
  const bare = codeLinesOf(text).filter(
    (code) => !marked.some(({ start, end }) => code.start < end && start < code.end),
  )
  return [...marked, ...bare.map((code): SetAside => ({ ...code, kind: 'code' }))].sort((a, b) => a.start - b.start)
}

const markedIn = (text: string): SetAside[] => {
  const found: SetAside[] = []
  let fence: number | undefined
  for (const line of linesOf(text)) {
    if (/^\s{0,3}```/.test(line.text)) {
      if (fence === undefined) fence = line.start
      else {
        found.push({ start: fence, end: line.end, kind: 'code' })
        fence = undefined
      }
    } else if (fence === undefined && /^\s{0,3}>/.test(line.text) && !/^\s{0,3}>[:;<=>-]*\S*$/.test(line.text)) {
      found.push({ start: line.start, end: line.end, kind: 'quote' })
    } else if (fence === undefined && /^-- ?\r?$/.test(line.text) && line.start > 0) {
      found.push({ start: line.start, end: text.length, kind: 'signature' })
      break
    }
  }
  if (fence !== undefined) found.push({ start: fence, end: text.length, kind: 'code' })
  return found
}
