import { SHAREABLE_BRANCHES, type Snapshot } from '@understory/contract/sharing'
import type { sharing } from '../../lib/words/en/sharing.ts'
import type { Words } from '../../lib/words/use-words.ts'

/** One item of a share, before and after an edit. */
export type Change = { id: string; label: string; before?: string; after?: string; isSame: boolean }

type Piece = readonly [id: string, label: string, text: string, content: unknown]

/** Differences between two snapshots, in page order. */
export function changesOf(shown: Snapshot, next: Snapshot, words: Words<typeof sharing>): Change[] {
  const before = new Map(piecesOf(shown, words).map((piece) => [piece[0], piece]))
  const after = new Map(piecesOf(next, words).map((piece) => [piece[0], piece]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    const some = is ?? was
    if (!some) return []
    return {
      id,
      label: some[1],
      ...(was && { before: was[2] }),
      ...(is && { after: is[2] }),
      isSame: JSON.stringify(was?.[3]) === JSON.stringify(is?.[3]),
    }
  })
}

function piecesOf(snapshot: Snapshot, words: Words<typeof sharing>): Piece[] {
  const { texts, talk } = snapshot
  const { change } = words
  const branches = SHAREABLE_BRANCHES.flatMap((branch): Piece[] => {
    const content = snapshot[branch]
    if (content === undefined) return []
    return [[branch, words.branches[branch], summaryOf(content, change), content]]
  })
  return [
    ...(talk ? [['talk', change.talk, change.talkParts(Object.keys(talk).length), talk] as const] : []),
    ...branches,
    ...(texts.length > 0 ? [['texts', change.texts, change.textCount(texts.length), texts] as const] : []),
  ]
}

type Content = Snapshot[(typeof SHAREABLE_BRANCHES)[number]]

function summaryOf(content: Content, words: Words<typeof sharing>['change']): string {
  if (!content) return words.words(0)
  if ('totalWords' in content) return words.words(content.totalWords)
  if ('sectionsRead' in content) return words.sections(content.sectionsRead.length)
  return words.readings({ recordings: content.recordings, texts: content.texts })
}
