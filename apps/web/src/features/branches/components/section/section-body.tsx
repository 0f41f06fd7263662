import type { Block, SectionContent } from '@understory/forest/content/types'
import type { Section } from '@understory/forest/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Card } from '../../../../ui/card.tsx'
import { SectionBlock } from './block.tsx'
import { Mark } from './mark.tsx'
import { MomentSearch } from './moment-search.tsx'

type SectionBodyProps = { content: SectionContent; section: Section }

export function SectionBody({ content, section }: SectionBodyProps) {
  const words = useWords(sections)
  return (
    <div lang="en" className="grid min-w-0 gap-12 max-md:gap-10">
      {/* What was typed on one section stays there. */}
      <MomentSearch key={section.id} section={section} starters={content.starters} />
      {content.blocks.map((block) => (
        <SectionBlock
          key={'title' in block ? block.title : block.kind}
          block={block}
          number={techniqueNumber(content.blocks, block)}
          place={section}
        />
      ))}
      <Card lang={LANGUAGE} quiet className="justify-self-start py-3! print:hidden">
        <Mark kind="read" id={section.id} label={words.readLabel} hint={words.readHint} />
      </Card>
    </div>
  )
}

/** 1-based number of a technique. */
function techniqueNumber(blocks: readonly Block[], block: Block): number {
  return blocks.filter(({ kind }) => kind === 'technique').indexOf(block) + 1
}
