import type { Chosen, Part } from '@understory/contract/coaching'
import { useState } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { ChipButton } from '../../../../ui/chip-button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { focusHere } from '../../../../ui/refs.ts'
import type { PartsProps } from './reply-part.tsx'

type BuildersProps = Pick<PartsProps, 'chips' | 'lang' | 'choose'> & { part: Extract<Part, { kind: 'builders' }> }

/** Needs or ways to build a phrase, as toggle buttons. */
export function BuildersPart({ part: { of, choices, more, chosen }, chips, lang, choose }: BuildersProps) {
  const words = useWords(coach)
  const [hasMore, setHasMore] = useState(more.some(({ id }) => id === chosen))
  const [wasPressed, setWasPressed] = useState(false)
  const shown = hasMore ? [...choices, ...more] : choices

  const need = chips.find(({ kind }) => kind === 'need')?.id
  const changeTo = (id: string): Chosen => (of === 'need' ? { need: id } : { ...(need && { need }), builder: id })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are buttons
    <div
      role="group"
      aria-label={words.needHeading}
      className={cx(
        'flex flex-wrap gap-2',
        // In narrow layouts they scroll sideways, so that the phrase stays visible.
        '@max-[560px]:-mx-4 @max-[560px]:-my-1.5 @max-[560px]:grid @max-[560px]:auto-cols-max @max-[560px]:grid-flow-col',
        of === 'need' && '@max-[560px]:grid-rows-2',
        '@max-[560px]:overflow-x-auto @max-[560px]:px-4 @max-[560px]:py-1.5 @max-[560px]:[scrollbar-width:none]',
      )}
    >
      {shown.map(({ id, label }, index) => (
        <ChipButton
          key={id}
          ref={wasPressed && index === choices.length ? focusHere : undefined}
          lang={lang}
          pressed={id === chosen}
          className={cx(
            'min-h-11 grow justify-center',
            id === chosen ? 'rounded-[16px_4px_16px_4px]!' : 'rounded-control!',
          )}
          onClick={() => choose(changeTo(id), label)}
        >
          {label}
        </ChipButton>
      ))}
      {more.length > 0 && !hasMore && (
        <ChipButton
          className="min-h-11 grow justify-center border-transparent! bg-transparent! font-semibold text-leaf-ink"
          onClick={() => {
            setWasPressed(true)
            setHasMore(true)
          }}
        >
          {words.more}
        </ChipButton>
      )}
    </div>
  )
}
