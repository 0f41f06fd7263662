import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'

/** What becomes of a recording, in words that are true of this installation. */
export function PrivacyNote() {
  const words = useWords(voiceWords).settings
  return <p className="text-micro text-ink-faint">{words.privacy}</p>
}
