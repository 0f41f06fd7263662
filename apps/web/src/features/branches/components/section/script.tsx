import type { ScriptBlock } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Lines } from './lines.tsx'

export function Script({ block }: { block: ScriptBlock }) {
  const words = useWords(sections)
  return (
    <section className="grid gap-3">
      <p lang={LANGUAGE} className="note">
        {words.script}
      </p>
      <h2>{block.title}</h2>
      <p className="max-w-[64ch] text-ink-soft">{block.when}</p>
      <Lines lines={block.lines} label={block.title} />
    </section>
  )
}
