import { SCREEN_LANGUAGES, type ScreenLanguage } from '@understory/contract/screen-language'
import { useState } from 'react'
import { languageWords } from '../../../lib/words/en/language.ts'
import { languageChoiceWords } from '../../../lib/words/en/language-choice.ts'
import { LANGUAGE } from '../../../lib/words/locale.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { keepLanguage } from '../../../storage/language.ts'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SettingsCard } from './settings-card.tsx'

export function Language() {
  const words = useWords(languageChoiceWords)
  const { names } = useWords(languageWords)
  const [isRefused, setIsRefused] = useState(false)

  function choose(next: ScreenLanguage) {
    if (next === LANGUAGE) return
    if (keepLanguage(next)) location.reload()
    else setIsRefused(true)
  }

  return (
    <SettingsCard id="language" heading={words.heading} lead={words.lead}>
      <Segmented<ScreenLanguage>
        label={words.heading}
        className="mt-4"
        segments={SCREEN_LANGUAGES.map((value) => ({ value, label: names[value], lang: value }))}
        value={LANGUAGE}
        onValueChange={choose}
      />
      <p className="mt-4 text-small text-ink-soft">{words.stays}</p>
      {isRefused && <ErrorLine className="mt-3">{words.notKept}</ErrorLine>}
    </SettingsCard>
  )
}
