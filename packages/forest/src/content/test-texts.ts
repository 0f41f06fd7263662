import type { Block, SectionContent } from './types.ts'

/** Our own prose in a block, without examples and titles of works. */
export function sentencesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'insight':
      return block.paragraphs
    case 'technique':
      return [block.why, ...block.steps, ...(block.pair ? [block.pair.instead] : []), ...block.phrases]
    case 'do-dont':
      return [...block.dos, ...block.donts]
    case 'dialogue':
      return [block.scene, ...block.after.map(([, words]) => words), block.turn]
    case 'exercise':
      return [...block.steps, block.coach, block.aloud, block.write]
    case 'script':
      return [block.when, ...block.lines]
    case 'checklist':
      return block.items
    // Text of the coach's cases, which its own tests check.
    case 'situations':
      return []
    case 'reading':
      return block.sources.map(({ note }) => note)
  }
}

/** The rest of a block's text. */
export function examplesOf(block: Block): readonly string[] {
  if (block.kind === 'technique') return block.pair ? [block.pair.often] : []
  return block.kind === 'dialogue' ? block.before.map(([, words]) => words) : []
}

export const textOf = ({ blocks }: SectionContent): string => blocks.flatMap(sentencesOf).join('\n\n')
