/** A piece of the vocabulary and the logarithm of how often it occurs. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[]

/** The first pieces of the vocabulary are no text; the very first stands for what it doesn't know. */
const RESERVED = 6
const UNKNOWN = 0
const SPACE = '▁'

/** Whether a piece begins a word. */
export const isWordStart = ([piece]: Vocabulary[number]): boolean => piece.startsWith(SPACE)

type Node = { next: Map<string, Node>; id?: number }
type Step = { score: number; id: number; from: number }

/**
 * Cuts texts into the pieces of a SentencePiece unigram vocabulary: of all ways to cut, the likeliest.
 *
 * A character that no piece begins with counts nothing, and a run of them is one unknown piece.
 *
 * @source https://arxiv.org/abs/1808.06226
 */
export function openWordPieces(vocabulary: Vocabulary): (text: string) => number[] {
  const root: Node = { next: new Map() }
  for (const [id, [piece]] of vocabulary.entries()) {
    if (id < RESERVED) continue
    let node = root
    for (const symbol of piece) {
      const next = node.next.get(symbol) ?? { next: new Map() }
      node.next.set(symbol, next)
      node = next
    }
    node.id = id
  }

  return (text) => {
    const normalized = text.normalize('NFKC')
    const symbols = normalized === '' ? [] : [...`${SPACE}${normalized.replaceAll(' ', SPACE)}`]
    const best: (Step | undefined)[] = [{ score: 0, id: UNKNOWN, from: 0 }]
    for (const from of symbols.keys()) {
      const reached = best[from]?.score
      if (reached === undefined) continue
      const offer = (end: number, id: number, score: number) => {
        const known = best[end]
        if (known === undefined || reached + score >= known.score) best[end] = { score: reached + score, id, from }
      }
      let node = root.next.get(symbols[from] ?? '')
      let isKnown = false
      for (let end = from + 1; node; end += 1) {
        if (node.id !== undefined) offer(end, node.id, vocabulary[node.id]?.[1] ?? 0)
        isKnown ||= node.id !== undefined
        node = node.next.get(symbols[end] ?? '')
      }
      if (!isKnown) offer(from + 1, UNKNOWN, 0)
    }
    const pieces: number[] = []
    for (let end = symbols.length; end > 0; end = best[end]?.from ?? 0) {
      const id = best[end]?.id ?? UNKNOWN
      if (id !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(id)
    }
    return pieces.reverse()
  }
}
