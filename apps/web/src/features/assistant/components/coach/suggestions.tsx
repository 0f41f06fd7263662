import type { Suggestion } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/contract/languages'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Chip } from '../../../../ui/chip.tsx'

type SuggestionsProps = {
  suggestions: readonly Suggestion[]
  lang: LanguageCode | undefined
  isBusy: boolean
  say: (message: string) => void
}

const MOST = 4

/** Suggestions under the newest reply; pressing one sends it as a message. */
export function Suggestions({ suggestions, lang, isBusy, say }: SuggestionsProps) {
  const words = useWords(coach)
  if (suggestions.length === 0) return null
  return (
    <ul aria-label={words.next} className="flex flex-wrap gap-2 print:hidden">
      {suggestions.slice(0, MOST).map(({ label, message }) => (
        <li key={label}>
          <Chip
            lang={lang}
            disabled={isBusy}
            className="min-h-11 px-4 font-semibold text-leaf-ink"
            onClick={() => say(message)}
          >
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
