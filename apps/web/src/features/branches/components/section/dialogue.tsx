import type { DialogueBlock, SpokenLine } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { cardClass } from '../../../../ui/card.tsx'

/** A conversation going wrong and going well. */
export function Dialogue({ block }: { block: DialogueBlock }) {
  const words = useWords(sections)
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2>{block.title}</h2>
        <p className="max-w-[64ch] text-ink-soft">{block.scene}</p>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Version heading={words.before} lines={block.before} quiet />
        <Version heading={words.after} lines={block.after} />
      </div>
      <p className="note max-w-[64ch]">{block.turn}</p>
    </section>
  )
}

type VersionProps = { heading: string; lines: readonly SpokenLine[]; quiet?: boolean }

function Version({ heading, lines, quiet = false }: VersionProps) {
  return (
    <div className={cardClass({ quiet, className: 'grid gap-3' })}>
      <h3 className="text-h3">{heading}</h3>
      <dl className="grid gap-2.5">
        {lines.map(([speaker, text]) => (
          <div key={text} className="grid print:break-inside-avoid">
            <dt className="text-small font-semibold text-ink-soft">{speaker}</dt>
            <dd className="font-display text-[1.0938rem]/[1.45]">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
