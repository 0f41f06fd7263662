import type { ReadingBlock } from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { linkClass } from '../../../../ui/link.tsx'

export function Reading({ block }: { block: ReadingBlock }) {
  const words = useWords(sections)
  return (
    <section className="grid gap-3">
      <h2 lang={LANGUAGE}>{words.sources}</h2>
      <ul className="grid max-w-[64ch] gap-3">
        {block.sources.map(({ title, by, year, note, kind, link }) => (
          <li key={title} className="grid print:break-inside-avoid">
            <cite className="font-display text-[1.0938rem]">
              {link ? (
                <a href={link} rel="noreferrer" className={linkClass('[overflow-wrap:anywhere]')}>
                  {title}
                </a>
              ) : (
                title
              )}
            </cite>
            <span className="text-small text-ink-soft">
              {words.source[kind]}. {year === undefined ? by : words.sourceLine({ by, year: String(year) })}
            </span>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
