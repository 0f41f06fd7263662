import type { Context } from '@understory/contract/contexts'
import type {
  ChecklistBlock,
  DialogueBlock,
  DoDontBlock,
  InsightBlock,
  ReadingBlock,
  ScriptBlock,
  SituationsBlock,
  SpokenLine,
  TechniqueBlock,
} from '@understory/forest/content/types'
import { sections } from '../../../../lib/words/en/sections.ts'
import { ui } from '../../../../lib/words/en/ui.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { cardClass } from '../../../../ui/card.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { linkClass } from '../../../../ui/link.tsx'
import { MomentFold } from './moment-fold.tsx'
import { Lines, Steps } from './parts.tsx'

export function Insight({ block }: { block: InsightBlock }) {
  return (
    <section className="grid gap-3">
      <h2>{block.title}</h2>
      {block.paragraphs.map((text) => (
        <p key={text} className="max-w-[64ch] text-pretty">
          {text}
        </p>
      ))}
    </section>
  )
}

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
        {block.pair && (
          <div className="grid gap-4 md:grid-cols-2">
            <Wording
              label={words.often}
              text={block.pair.often}
              className="border-line-strong bg-surface-sunk text-ink-soft"
            />
            <Wording label={words.instead} text={block.pair.instead} className="border-leaf bg-leaf-soft" />
          </div>
        )}
        <Lines lines={block.phrases} label={common.of({ deed: words.say, subject: block.title })} />
      </div>
    </section>
  )
}

function Wording({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className={`rounded-s-[4px] rounded-e-3 border-s-3 px-[18px] py-3.5 print:break-inside-avoid ${className}`}>
      <p lang={LANGUAGE} className="mb-1 text-micro font-semibold">
        {label}
      </p>
      <p className="font-display text-[1.0938rem]/[1.45]">{text}</p>
    </div>
  )
}

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

function Version({ heading, lines, quiet }: { heading: string; lines: readonly SpokenLine[]; quiet?: boolean }) {
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

/** Cases of the coach, in groups; each opens to show what to do and what to say. */
export function Situations({ block, context }: { block: SituationsBlock; context: Context }) {
  const words = useWords(sections)
  return (
    <section className="grid gap-1 print:hidden">
      <h2 lang={LANGUAGE} className="mb-2">
        {words.situations}
      </h2>
      {block.groups.map(({ title, items }) => (
        <Fold key={title} summary={title}>
          <ul className="mb-3 border-s border-line ps-4">
            {items.map(({ contexts, ...item }) => (
              <li key={item.title}>
                <MomentFold {...item} context={contexts.includes(context) ? context : (contexts[0] ?? context)} />
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  )
}

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
