import type { LanguageCode } from '@understory/forest/phrases/languages'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { languageOf } from '../language-of.ts'

type DetectedOfferProps = { language: LanguageCode | undefined; onTaken: (language: LanguageCode) => void }

/** Offers the detected language as the source. */
export function DetectedOffer({ language, onTaken }: DetectedOfferProps) {
  const words = useWords(multilingual)
  return (
    <div role="status" className="px-3 text-small text-ink-soft print:hidden">
      {language && (
        // On a phone, the swap button overlaps the lower edge.
        <p className="max-md:pb-6">
          {words.detected(languageOf(language).name)}{' '}
          <Button variant="quiet" size="sm" onClick={() => onTaken(language)}>
            {words.translateFrom(languageOf(language).name)}
          </Button>
        </p>
      )}
    </div>
  )
}
