import type { DoDontBlock } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Icon } from '../../../../ui/icon.tsx'

export function DoDont({ block }: { block: DoDontBlock }) {
  const words = useWords(sections)
  return (
    <section className="grid gap-4">
      <h2>{block.title}</h2>
      <div className="grid gap-6 md:grid-cols-2">
        <Side heading={words.dos} items={block.dos} icon="check" />
        <Side heading={words.donts} items={block.donts} icon="minus" />
      </div>
    </section>
  )
}

function Side({ heading, items, icon }: { heading: string; items: readonly string[]; icon: 'check' | 'minus' }) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-h3">{heading}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[20px_1fr] gap-2.5">
            <Icon name={icon} size="sm" className="mt-1 text-ink-soft" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
