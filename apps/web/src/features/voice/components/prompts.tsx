import type { Context } from '@understory/contract/contexts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'

type PromptsProps = {
  context: Context
  prompt: string | null
  onPrompt: (prompt: string | null) => void
  disabled: boolean
}

/** Suggestions for what to say. */
export function Prompts({ context, prompt, onPrompt, disabled }: PromptsProps) {
  const words = useWords(voiceWords).prompts
  return (
    <section aria-labelledby="prompts" className="mt-6">
      <h2 id="prompts" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{words.lead}</p>
      <ul className="mt-3.5 grid gap-3 md:grid-cols-2">
        {words.of[context].map((one) => (
          <li key={one} className="flex">
            <button
              type="button"
              aria-pressed={one === prompt}
              disabled={disabled}
              onClick={() => onPrompt(one === prompt ? null : one)}
              className="min-h-11 w-full rounded-3 border border-line bg-surface-raised px-4 py-3 text-start leading-normal hover:border-line-strong disabled:cursor-not-allowed disabled:text-ink-faint aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChosenProps = { prompt: string; disabled: boolean; onDrop: (() => void) | undefined }

/** The chosen prompt, above the timer; a line to say as it stands can't be dropped. */
export function ChosenPrompt({ prompt, disabled, onDrop }: ChosenProps) {
  const words = useWords(voiceWords).prompts
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <p className="note">{onDrop ? words.chosen : words.line}</p>
      <p className="max-w-[34ch] font-display text-[1.375rem]/[1.3] text-balance">{prompt}</p>
      {onDrop && (
        <Button variant="quiet" size="sm" disabled={disabled} onClick={onDrop}>
          {words.none}
        </Button>
      )}
    </div>
  )
}
