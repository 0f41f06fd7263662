import type { Dashboard } from '@understory/contract/dashboard'

type Practice = { conversations: number; exchanges: number; last: string | null }

export function presentDashboard(practice: Practice | undefined): Dashboard {
  const { conversations = 0, exchanges = 0, last = null } = practice ?? {}
  return { conversations, exchanges, lastPracticedAt: last }
}
