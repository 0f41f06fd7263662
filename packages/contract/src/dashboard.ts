import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What the owner has done so far, in counts; all zero without an owner. Times are ISO in UTC. */
export const DashboardSchema = z.strictObject({
  conversations: z.int(),
  exchanges: z.int(),
  textAnalyses: z.int(),
  voiceAnalyses: z.int(),
  lastPracticedAt: z.nullable(z.iso.datetime()),
})
export type Dashboard = z.infer<typeof DashboardSchema>

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: "The owner's counts.",
  status: 200,
  reply: DashboardSchema,
})
