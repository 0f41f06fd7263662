import type { Segment } from '@understory/contract/coaching'
import { FIELD_LENGTH } from '@understory/contract/limits'
import { type KeyboardEvent, use } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { fieldValue } from '../../coach/fields.ts'
import { ReplyFields } from './reply-fields.ts'

const LEADING_MARKS = /^[.,;:!?…)"'’”]+/

/** A phrase with its fields, keyed by name so that they survive redraws. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  const seen = new Map<string, number>()
  const marksAt = (index: number): string => {
    const segment = segments[index]
    return segment && 'text' in segment ? (segment.text.match(LEADING_MARKS)?.[0] ?? '') : ''
  }
  return segments.map((segment, index) => {
    if ('text' in segment) {
      const isAfterField = index > 0 && !('text' in (segments[index - 1] ?? segment))
      const text = isAfterField ? segment.text.slice(marksAt(index).length) : segment.text
      // biome-ignore lint/suspicious/noArrayIndexKey: words between fields hold nothing that could be lost
      return <span key={index}>{text}</span>
    }
    const nth = seen.get(segment.name) ?? 0
    seen.set(segment.name, nth + 1)
    return (
      // No line begins with the period that ends the field's sentence.
      <span key={`${segment.name} ${nth}`} className="whitespace-nowrap">
        <PhraseField {...segment} />
        {marksAt(index + 1)}
      </span>
    )
  })
}

export const hasFields = (segments: readonly Segment[]) => segments.some((segment) => 'name' in segment)

const TEXT = 'whitespace-pre-wrap px-2.5 py-0.5 [overflow-wrap:anywhere] @max-[560px]:px-2'

/**
 * A blank in a phrase that grows with its text. A hidden copy sizes the text area, so that it wraps with the phrase; a
 * real form control keeps input methods, undo and Tab working.
 */
function PhraseField({ name, value }: { name: string; value: string }) {
  const { typed, type, flush } = use(ReplyFields)
  const text = fieldValue({ name, value }, typed)
  return (
    <label
      className={cx(
        'relative mx-0.5 inline-block max-w-full min-w-11 cursor-text align-baseline leading-[2.125rem] transition-[background-color] duration-(--dur-1) @max-[560px]:leading-[1.875rem]',
        // Presses between the lines focus the field.
        'after:absolute after:-inset-y-1 after:inset-x-0 @max-[560px]:after:-inset-y-[5px]',
        'focus-within:rounded-[10px] focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-focus',
        text === ''
          ? 'rounded-[10px] border-[1.5px] border-dashed border-line-strong bg-surface-raised'
          : 'rounded-[12px_3px_12px_3px] border-b-2 border-leaf bg-leaf-soft',
      )}
    >
      <span aria-hidden="true" className={cx(TEXT, 'invisible block', text === '' && 'italic')}>
        {text === '' ? name : text}
        {/* Room for the caret, so that the last letter doesn't wrap alone. */}
        {'\u200a'}
      </span>
      <textarea
        rows={1}
        dir="auto"
        aria-label={name}
        placeholder={name}
        value={text}
        readOnly={!type}
        maxLength={FIELD_LENGTH}
        autoCapitalize="none"
        enterKeyHint="next"
        onChange={(event) => type?.(name, event.target.value.replace(/[\r\n]+/g, ' '))}
        onBlur={flush}
        onKeyDown={onKey}
        className={cx(
          TEXT,
          'absolute inset-0 z-1 size-full resize-none overflow-hidden border-0 bg-transparent outline-0 focus-visible:outline-0',
          'placeholder:text-ink-soft placeholder:italic placeholder:opacity-100',
        )}
      />
    </label>
  )
}

/** Enter moves to the next field, or leaves the last one. */
function onKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const area = event.currentTarget
  const all = [...(area.closest('[data-phrase]')?.querySelectorAll('textarea') ?? [])]
  const next = all[all.indexOf(area) + 1]
  if (next) next.focus()
  else area.blur()
}
