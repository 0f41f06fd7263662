import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import { languageWords } from '../../lib/words/en/language.ts'
import { LANGUAGE } from '../../lib/words/locale.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { keepLanguage } from '../../storage/language.ts'
import { reloadKeepingText } from '../reload-keeping-text.ts'

export function OtherLanguages({ className }: { className: string }) {
  const { names } = useWords(languageWords)
  return SCREEN_LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => keepLanguage(language) && reloadKeepingText()}
      className={className}
    >
      {names[language]}
    </button>
  ))
}
