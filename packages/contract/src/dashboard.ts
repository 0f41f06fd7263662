import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { VoiceTakeSchema } from './voice-take.ts'

/** What the owner has done so far; zeros and nothing without an owner. Times are ISO in UTC. */
const DashboardSchema = z.strictObject({
  conversations: z.int(),
  exchanges: z.int(),
  textAnalyses: z.int(),
  voiceAnalyses: z.int(),
  /** The newest recordings in figures, the newest first: the last reading and where it is going. */
  recentVoice: z.array(VoiceTakeSchema),
  lastPracticedAt: z.nullable(z.iso.datetime()),
})
export type Dashboard = z.infer<typeof DashboardSchema>

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: "The owner's counts and newest readings.",
  status: 200,
  reply: DashboardSchema,
})
