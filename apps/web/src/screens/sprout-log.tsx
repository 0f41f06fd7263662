import { VoiceShell } from '../features/word-log/components/voice-shell.tsx'
import { WordLog } from '../features/word-log/components/word-log.tsx'

/** SproutLog, with the recorder in its second tab. */
export function SproutLogScreen() {
  return <WordLog voice={(slot) => <VoiceShell {...slot} />} />
}
