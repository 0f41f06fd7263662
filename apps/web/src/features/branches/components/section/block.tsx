import type { Block } from '@understory/forest/content/types'
import { Checklist } from './checklist.tsx'
import { Dialogue } from './dialogue.tsx'
import { DoDont } from './do-dont.tsx'
import { Exercise, type ExercisePlace } from './exercise.tsx'
import { Insight } from './insight.tsx'
import { Reading } from './reading.tsx'
import { Script } from './script.tsx'
import { Situations } from './situations.tsx'
import { Technique } from './technique.tsx'

export function SectionBlock({ block, number, place }: { block: Block; number: number; place: ExercisePlace }) {
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
      return <Exercise block={block} place={place} />
    case 'script':
      return <Script block={block} />
    case 'checklist':
      return <Checklist block={block} />
    case 'situations':
      return <Situations block={block} context={place.context} />
    case 'reading':
      return <Reading block={block} />
  }
}
