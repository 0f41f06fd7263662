import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../../api/installation.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'

/** What happens to a recording on this installation. */
export function PrivacyNote() {
  const words = useWords(voiceWords).settings
  const { data } = useQuery(installationQuery)
  const leaves = data?.transcriber?.leaves
  return (
    <p className="text-micro text-ink-faint">
      {words.privacy}
      {leaves && ` ${leaves}`}
    </p>
  )
}
