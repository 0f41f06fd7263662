import type { Block, SectionContent } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Card } from '../../../../ui/card.tsx'
import { SectionBlock } from './block.tsx'
import type { ExercisePlace } from './exercise.tsx'
import { Mark } from './mark.tsx'

type SectionBodyProps = { content: SectionContent; place: ExercisePlace }

export function SectionBody({ content, place }: SectionBodyProps) {
  const words = useWords(sections)
  return (
    <div lang="en" className="grid min-w-0 gap-12 max-md:gap-10">
      {content.blocks.map((block) => (
        <SectionBlock
          key={'title' in block ? block.title : block.kind}
          block={block}
          number={techniqueNumber(content.blocks, block)}
          place={place}
        />
      ))}
      <Card lang={LANGUAGE} quiet className="justify-self-start py-3! print:hidden">
        <Mark kind="read" id={place.id} label={words.readLabel} hint={words.readHint} />
      </Card>
    </div>
  )
}

/** 1-based number of a technique. */
function techniqueNumber(blocks: readonly Block[], block: Block): number {
  return blocks.filter(({ kind }) => kind === 'technique').indexOf(block) + 1
}
