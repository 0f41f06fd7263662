import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { VoiceTakeSchema } from './voice-take.ts'

/** The owner's activity; zeros without an owner. */
const DashboardSchema = z.strictObject({
  conversations: z.int(),
  exchanges: z.int(),
  textAnalyses: z.int(),
  voiceAnalyses: z.int(),
  /** Newest recordings, newest first. */
  recentVoice: z.array(VoiceTakeSchema),
  lastPracticedAt: z.nullable(z.iso.datetime()),
})
export type Dashboard = z.infer<typeof DashboardSchema>

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: "The owner's counts and newest readings.",
  reply: DashboardSchema,
})
