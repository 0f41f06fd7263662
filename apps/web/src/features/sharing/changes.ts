import { SHAREABLE_BRANCHES, type Snapshot } from '@understory/contract/sharing'
import type { sharing } from '../../lib/words/en/sharing.ts'
import type { Words } from '../../lib/words/use-words.ts'

/** One item of a share, before and after an edit; undefined where a snapshot doesn't have it. */
export type Change = {
  id: string
  label: string
  before: string | undefined
  after: string | undefined
  isSame: boolean
}

const PIECES = ['talk', ...SHAREABLE_BRANCHES, 'texts'] as const
type Piece = (typeof PIECES)[number]

/** Differences between two snapshots: what was shown in page order, then what is new. */
export function changesOf(shown: Snapshot, next: Snapshot, { branches, change }: Words<typeof sharing>): Change[] {
  const held = [shown, next].flatMap((snapshot) => PIECES.filter((id) => summaryOf(snapshot, id, change) !== undefined))
  return [...new Set(held)].map((id) => ({
    id,
    label: id === 'talk' || id === 'texts' ? change[id] : branches[id],
    before: summaryOf(shown, id, change),
    after: summaryOf(next, id, change),
    isSame: JSON.stringify(shown[id]) === JSON.stringify(next[id]),
  }))
}

function summaryOf(snapshot: Snapshot, id: Piece, words: Words<typeof sharing>['change']): string | undefined {
  const { talk, texts } = snapshot
  if (id === 'talk') return talk && words.talkParts(Object.keys(talk).length)
  if (id === 'texts') return texts.length > 0 ? words.textCount(texts.length) : undefined
  const content = snapshot[id]
  if (content === undefined) return undefined
  if (content === null) return words.words(0)
  if ('totalWords' in content) return words.words(content.totalWords)
  if ('sectionsRead' in content) return words.sections(content.sectionsRead.length)
  return words.readings({ recordings: content.recordings, texts: content.texts })
}
