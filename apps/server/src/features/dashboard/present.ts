import type { Dashboard } from '@understory/contract/dashboard'
import type { VoiceTake } from '@understory/contract/voice-take'

type Practice = {
  conversations: number
  exchanges: number
  textAnalyses: number
  voiceAnalyses: number
  last: string | null
}

export function presentDashboard(practice: Practice | undefined, recentVoice: VoiceTake[]): Dashboard {
  const { conversations = 0, exchanges = 0, textAnalyses = 0, voiceAnalyses = 0, last = null } = practice ?? {}
  return { conversations, exchanges, textAnalyses, voiceAnalyses, recentVoice, lastPracticedAt: last }
}
