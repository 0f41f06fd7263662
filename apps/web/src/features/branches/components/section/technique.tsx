import type { TechniqueBlock } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { ui } from '../../../../lib/words/en/ui.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Lines } from './lines.tsx'
import { Pair } from './pair.tsx'
import { Steps } from './steps.tsx'

export function Technique({ block, number }: { block: TechniqueBlock; number: number }) {
  const words = useWords(sections)
  const common = useWords(ui)
  return (
    <section className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-5 max-md:grid-cols-[40px_minmax(0,1fr)] max-md:gap-x-2">
      <span
        aria-hidden="true"
        className="num text-[3.25rem]/[.9] text-(--art-leaf-b) print:text-ink-soft max-md:text-[2.25rem]/none"
      >
        {number}
      </span>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-h3">{block.title}</h2>
          <p className="max-w-[60ch] text-pretty text-ink-soft">{block.why}</p>
        </div>
        <Steps steps={block.steps} />
        {block.pair && <Pair {...block.pair} />}
        <Lines lines={block.phrases} label={common.of({ deed: words.say, subject: block.title })} />
      </div>
    </section>
  )
}
