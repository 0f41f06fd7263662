import type { Installation } from '@understory/contract/installation'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Practice } from '../state.ts'

type SourceLineProps = { practice: Practice; installation: Installation | undefined }

/** Who translated and where the words went; before translating, where they will go. */
export function SourceLine({ practice: { translation }, installation }: SourceLineProps) {
  const words = useWords(multilingual)
  const leaves = installation?.translator.leaves
  const told = (): string => {
    if (translation.status !== 'done') return leaves ?? ''
    switch (translation.by) {
      case 'service':
        return installation ? `${words.by(installation.translator.name)} ${leaves ?? words.stays}` : ''
      case 'browser':
        return words.byBrowser
      case 'phrase-book':
        if (translation.hasBrowserFailed) return `${words.browserStopped} ${words.book}`
        return translation.browser === 'unavailable' ? `${words.book} ${words.bookMore}` : words.book
      case 'person':
        return words.byYou
      case 'swap':
        return words.bySwap
    }
  }
  return <p className="mt-3 min-h-6 text-small text-ink-soft">{told()}</p>
}
