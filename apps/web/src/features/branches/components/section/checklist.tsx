import type { ChecklistBlock } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'

/** Boxes to check on paper; read-only on screen. */
export function Checklist({ block }: { block: ChecklistBlock }) {
  const words = useWords(sections)
  return (
    <section className="grid gap-3 print:break-inside-avoid">
      <p lang={LANGUAGE} className="note">
        {words.checklist}
      </p>
      <h2>{block.title}</h2>
      <ul className="grid max-w-[64ch] gap-2">
        {block.items.map((item) => (
          <li key={item} className="grid grid-cols-[18px_1fr] gap-3">
            <span aria-hidden="true" className="mt-1 size-[18px] rounded-1 border-[1.5px] border-line-strong" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
