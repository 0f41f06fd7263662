import { VoicePage } from '../features/voice/components/voice-page.tsx'

/** Voice Analysis: a recording, and what can be told from it. */
export function VoiceAnalysisScreen() {
  return <VoicePage />
}
