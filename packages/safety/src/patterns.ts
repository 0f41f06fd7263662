import crisis from '../generated/crisis.json' with { type: 'json' }
import type { DangerKind } from './danger.ts'
import { wordsOf } from './normalize.ts'
import { anchorsOf, compilePattern } from './pattern-language.ts'

/** What a literal phrase says: of which danger, and of whom. A danger for a life at this moment has no kind of its own. */
export type Hit = { level: 'lead' | 'mention'; kind: DangerKind | null; who: 'writer' | 'other'; language: string }

type Entry = Hit & { test: (sentence: string) => boolean; anchors: readonly string[] | undefined }

const kindOf = (kind: string | null): DangerKind | null => (kind === 'danger-now' ? null : (kind as DangerKind | null))
const whoOf = (who: string): 'writer' | 'other' => (who === 'other' ? 'other' : 'writer')

const ENTRIES: readonly Entry[] = [
  ...[
    ...crisis.patterns.map((entry) => ({ ...entry, level: 'lead' as const })),
    ...crisis.mentioned.map((entry) => ({ ...entry, level: 'mention' as const })),
  ].map(({ level, kind, who, pattern }) => ({
    level,
    kind: kindOf(kind),
    who: whoOf(who),
    language: 'en',
    test: compilePattern(pattern, crisis.groups),
    anchors: anchorsOf(pattern, crisis.groups),
  })),
  ...crisis.foreign.flatMap(({ kind, who, language, patterns }) =>
    patterns.map((pattern) => ({
      level: 'lead' as const,
      kind: kindOf(kind),
      who: whoOf(who),
      language,
      test: compilePattern(pattern, {}),
      anchors: anchorsOf(pattern, {}),
    })),
  ),
]

const SPACES = /\s+/g
const squeezed = (text: string): string => text.replace(SPACES, '')
const UNSPACED_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const INVENTED = /小说|小說|主人公|角色|剧本|劇本|脚本|소설|주인공|등장인물/

const FRAGMENTS = crisis.foreign
  .filter(({ fragments }) => fragments.length > 0)
  .map(({ kind, who, language, fragments, unless }) => ({
    hit: { level: 'lead' as const, kind: kindOf(kind), who: whoOf(who), language },
    has: fragments.map(squeezed),
    unless: unless.map(squeezed),
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
  return [...found.map(({ level, kind, who, language }) => ({ level, kind, who, language })), ...fragmentHits(sentence)]
}
