import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether this server answers; 503 while it closes.',
  reply: z.strictObject({ status: z.literal('ok') }),
})
