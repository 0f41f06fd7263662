import type { Block, SectionContent } from '@understory/forest/content/types'
import type { Section } from '@understory/forest/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Card } from '../../../../ui/card.tsx'
import { Checklist, Dialogue, DoDont, Insight, Reading, Script, Situations, Technique } from './blocks.tsx'
import { Exercise } from './exercise.tsx'
import { MomentSearch } from './moment-search.tsx'
import { Mark } from './parts.tsx'

export function SectionBody({ content, section }: { content: SectionContent; section: Section }) {
  const words = useWords(sections)
  const techniques = content.blocks.filter(({ kind }) => kind === 'technique')
  return (
    <div lang="en" className="grid min-w-0 gap-12 max-md:gap-10">
      {/* What was typed on one section stays there. */}
      <MomentSearch key={section.id} section={section} starters={content.starters} />
      {content.blocks.map((block) => (
        <SectionBlock
          key={'title' in block ? block.title : block.kind}
          block={block}
          number={techniques.indexOf(block) + 1}
          section={section}
        />
      ))}
      <Card lang={LANGUAGE} quiet className="justify-self-start py-3! print:hidden">
        <Mark kind="read" id={section.id} label={words.readLabel} hint={words.readHint} />
      </Card>
    </div>
  )
}

function SectionBlock({ block, number, section }: { block: Block; number: number; section: Section }) {
  switch (block.kind) {
    case 'insight':
      return <Insight block={block} />
    case 'technique':
      return <Technique block={block} number={number} />
    case 'do-dont':
      return <DoDont block={block} />
    case 'dialogue':
      return <Dialogue block={block} />
    case 'exercise':
      return <Exercise block={block} section={section} />
    case 'script':
      return <Script block={block} />
    case 'checklist':
      return <Checklist block={block} />
    case 'situations':
      return <Situations block={block} context={section.context} />
    case 'reading':
      return <Reading block={block} />
  }
}
