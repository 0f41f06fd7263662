import crisis from '../generated/crisis.json' with { type: 'json' }
import type { DangerKind } from './danger.ts'
import { wordsOf } from './normalize.ts'
import { anchorsOf, compilePattern, type Groups } from './pattern-language.ts'

/** What a literal phrase says: of which danger, and of whom. A danger for a life at this moment has no kind of its own. */
export type Hit = { level: 'lead' | 'mention'; kind: DangerKind | null; who: 'writer' | 'other'; language: string }

type Entry = { hit: Hit; test: (sentence: string) => boolean; anchors: readonly string[] | undefined }
type Written = { kind: string | null; who: string }

const hitOf = ({ kind, who }: Written, level: Hit['level'], language: string): Hit => ({
  level,
  kind: kind === 'danger-now' ? null : (kind as DangerKind | null),
  who: who === 'other' ? 'other' : 'writer',
  language,
})

const entryOf = (hit: Hit, pattern: string, groups: Groups): Entry => ({
  hit,
  test: compilePattern(pattern, groups),
  anchors: anchorsOf(pattern, groups),
})

const ENTRIES: readonly Entry[] = [
  ...crisis.patterns.map((entry) => entryOf(hitOf(entry, 'lead', 'en'), entry.pattern, crisis.groups)),
  ...crisis.mentioned.map((entry) => entryOf(hitOf(entry, 'mention', 'en'), entry.pattern, crisis.groups)),
  ...crisis.foreign.flatMap((entry) =>
    entry.patterns.map((pattern) => entryOf(hitOf(entry, 'lead', entry.language), pattern, {})),
  ),
]

const squeezed = (text: string): string => text.replace(/\s+/g, '')
const UNSPACED_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const INVENTED = /小说|小說|主人公|角色|剧本|劇本|脚本|소설|주인공|등장인물/

const FRAGMENTS = crisis.foreign
  .filter(({ fragments }) => fragments.length > 0)
  .map((entry) => ({
    hit: hitOf(entry, 'lead', entry.language),
    has: entry.fragments.map(squeezed),
    unless: entry.unless.map(squeezed),
  }))

const fragmentHits = (text: string): Hit[] => {
  if (!UNSPACED_SCRIPT.test(text) || INVENTED.test(text)) return []
  // Writers put spaces where they like in these scripts.
  const plain = squeezed(text)
  const stands = (fragment: string): boolean => plain.includes(fragment)
  return FRAGMENTS.filter(({ has, unless }) => has.some(stands) && !unless.some(stands)).map(({ hit }) => hit)
}

const byAnchor = new Map<string, Entry[]>()
for (const entry of ENTRIES)
  for (const anchor of entry.anchors ?? []) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), entry])
const withoutAnchor = ENTRIES.filter(({ anchors }) => anchors === undefined)

/** Every literal phrase found in one sentence. */
export const hitsIn = (sentence: string): Hit[] => {
  const words = wordsOf(sentence)
  const spaced = ` ${words.join(' ')} `
  const awake = new Set([...withoutAnchor, ...words.flatMap((word) => byAnchor.get(word) ?? [])])
  const found = [...awake].filter(({ test }) => test(spaced))
  return [...found.map(({ hit }) => hit), ...fragmentHits(sentence)]
}
