import type { Part, Segment } from '@understory/contract/coaching'
import { type ReactNode, use } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { PhraseTool } from '../../../../ui/phrase-tool.ts'
import { spoken } from '../../coach/fields.ts'
import { OwnWords } from './own-words.tsx'
import { ReplyFields } from './reply-fields.ts'
import { hasFields, Segments } from './segments.tsx'

type PhraseProps = {
  segments: readonly Segment[]
  /** Words to say aloud, which can be practiced. */
  isAloud: boolean
  /** Less prominent. */
  isMinor?: boolean
  /** At the end of the buttons. */
  aside?: ReactNode
}

/** Words to say or send. Lines are as tall as a touch target, so that fields don't overlap. */
export function PhrasePart({ segments, isAloud, isMinor = false, aside }: PhraseProps) {
  const { typed } = use(ReplyFields)
  const tool = use(PhraseTool)
  const text = spoken(segments, typed)
  const isOpen = hasFields(segments)
  return (
    <Say isMinor={isMinor}>
      <blockquote
        data-phrase
        className={cx(
          'font-display [unicode-bidi:plaintext] whitespace-pre-line text-pretty lining-nums [overflow-wrap:anywhere]',
          isMinor
            ? 'text-[1.25rem] @max-[560px]:text-[1.1875rem]'
            : 'text-[1.5625rem] tracking-[-.006em] @max-[560px]:text-[1.3125rem]',
          isOpen ? 'leading-[2.875rem] @max-[560px]:leading-[2.75rem]' : 'py-1 leading-normal',
        )}
      >
        <Segments segments={segments} />
      </blockquote>
      <OwnWords segments={segments} />
      <SayRow text={text} aside={aside}>
        {isAloud && tool(text)}
      </SayRow>
    </Say>
  )
}

/** A short speech: the purpose and words of each step. */
export function BeatsPart({ beats }: Pick<Extract<Part, { kind: 'beats' }>, 'beats'>) {
  const words = useWords(coach)
  const { typed } = use(ReplyFields)
  const tool = use(PhraseTool)
  const text = beats.map(({ segments }) => spoken(segments, typed)).join('\n\n')
  return (
    <Say>
      <ol aria-label={words.beats} data-phrase className="grid gap-4">
        {beats.map(({ title, segments }) => (
          <li key={title}>
            <b className="block text-small text-leaf-ink">{title}</b>
            <span
              className={cx(
                'font-display text-[1.3125rem]',
                hasFields(segments) ? 'leading-[2.75rem]' : 'leading-normal',
              )}
            >
              <Segments segments={segments} />
            </span>
          </li>
        ))}
      </ol>
      <OwnWords segments={beats.flatMap(({ segments }) => segments)} />
      <SayRow text={text}>{tool(text)}</SayRow>
    </Say>
  )
}

/** The person's draft with the changes marked; Copy takes the new version. */
export function DraftPart({ text, pieces }: Extract<Part, { kind: 'draft' }>) {
  const words = useWords(coach)
  return (
    <Say>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a text */}
      <div role="group" aria-label={words.draft} className="leading-[1.7] [unicode-bidi:plaintext] whitespace-pre-line">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
          <Piece key={index} {...piece} />
        ))}
      </div>
      <SayRow text={text} />
    </Say>
  )
}

function Piece({ text, change }: Extract<Part, { kind: 'draft' }>['pieces'][number]) {
  const words = useWords(coach)
  if (change === 'same') return text
  if (change === 'new') {
    return (
      <ins className="rounded-[4px] bg-leaf-soft px-0.5 font-semibold decoration-leaf decoration-2 underline-offset-[.2em]">
        <span className="sr-only">{words.added} </span>
        {text}
      </ins>
    )
  }
  return (
    <del className="text-ink-soft decoration-berry">
      <span className="sr-only">{words.removed} </span>
      {text}
    </del>
  )
}

function Say({ isMinor = false, children }: { isMinor?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'min-w-0 rounded-s-[3px] rounded-e-[16px] border-sprout bg-surface @max-[560px]:px-4 @max-[560px]:pt-3.5 @max-[560px]:pb-2',
        isMinor ? 'border-s-3 px-[22px] pt-3.5 pb-2' : 'border-s-4 ps-[26px] pe-7 pt-5 pb-3.5',
      )}
    >
      {children}
    </div>
  )
}

/** A blank as copied. */
const BLANK = /\[[^\]\n]+\]/g

type RowProps = { text: string; aside?: ReactNode; children?: ReactNode }

function SayRow({ text, aside, children }: RowProps) {
  const words = useWords(coach)
  const blanks = text.match(BLANK)?.length ?? 0
  return (
    <div className="-ms-3 mt-2.5 flex flex-wrap items-center gap-1 @max-[560px]:-ms-2.5 @max-[560px]:mt-1 print:hidden">
      <CopyButton text={text} done={blanks > 0 ? words.copiedWithBlanks(blanks) : undefined} />
      {children}
      {aside && (
        <div className="ms-auto @max-[560px]:order-first @max-[560px]:mb-1 @max-[560px]:ms-2.5 @max-[560px]:basis-[calc(100%-.625rem)]">
          {aside}
        </div>
      )}
    </div>
  )
}
