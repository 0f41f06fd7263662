import type { Part } from '@understory/contract/coaching'
import type { ReactNode } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { AsideLine } from './aside-line.tsx'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { linkClass } from './link.tsx'
import { runsOf } from './reply-text.ts'
import { Runs } from './runs.tsx'

type Help = Extract<Part, { kind: 'help' }>
type Line = Help['lines'][number]

const ICONS: Record<Line['kind'], IconName> = { call: 'phone', text: 'comment', site: 'globe' }

/** Paragraphs of a help text; in a block, the first is the heading. */
function helpParagraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
}

export function HelpHeading({ text }: { text: string }) {
  const [heading] = helpParagraphs(text)
  return (
    heading && (
      <p className="text-lead font-semibold">
        <Runs runs={runsOf(heading)} />
      </p>
    )
  )
}

/** Help as a block: numbers to call, then what they do. */
export function LeadingHelp({ part: { text, lines }, hasHeading }: { part: Help; hasHeading: boolean }) {
  const words = useWords(ui)
  const rest = helpParagraphs(text).slice(1)
  return (
    <section aria-label={words.help} className="grid gap-4">
      {hasHeading && <HelpHeading text={text} />}
      <div className="grid gap-3 rounded-3 border-[1.5px] border-ink-soft px-6 pt-[22px] pb-5 @max-[560px]:px-4 @max-[560px]:pt-[18px] @max-[560px]:pb-4">
        {lines.length > 0 && (
          <div className="mb-1 flex flex-wrap gap-2.5">
            {lines.map((line, index) => (
              <a
                key={line.href}
                {...linkTo(line)}
                className={buttonClass({
                  variant: index === 0 ? 'primary' : 'secondary',
                  className: 'print:inline-flex @max-[560px]:flex-auto',
                })}
              >
                <Icon name={ICONS[line.kind]} />
                {line.label}
              </a>
            ))}
          </div>
        )}
        {rest.map((paragraph) => (
          <p key={paragraph} className="max-w-[58ch] leading-[1.6] whitespace-pre-line">
            <Runs runs={runsOf(paragraph)} />
          </p>
        ))}
      </div>
    </section>
  )
}

/** Help as one line. */
export function HelpLine({ part: { text, lines }, action }: { part: Help; action?: ReactNode }) {
  return (
    <AsideLine action={action}>
      {text}
      {lines.map((line) => (
        <span key={line.href}>
          {' '}
          <a {...linkTo(line)} className={linkClass('-my-2.5 inline-block px-1 py-3')}>
            {line.label}
          </a>
        </span>
      ))}
    </AsideLine>
  )
}

export function HelpNote({ part }: { part: Part | undefined }) {
  if (part?.kind !== 'help') return null
  return (
    <div role="status">{part.level === 'lead' ? <LeadingHelp part={part} hasHeading /> : <HelpLine part={part} />}</div>
  )
}

function linkTo({ href, kind }: Line) {
  return kind === 'site' ? { href, target: '_blank', rel: 'noreferrer' } : { href }
}
