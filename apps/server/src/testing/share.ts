import type { TestVisitor } from './app.ts'

/** A share on which a coach left a note and a task. */
export async function shareWithNotes(owner: TestVisitor, more: Record<string, unknown> = {}): Promise<void> {
  const wanted = { branches: ['word-counter'], access: 'coach', ...more }
  const { share, secret } = (await owner.ask('POST', '/api/shares', wanted)).json()
  const coach = owner.another()
  await coach.ask('POST', `/api/shared/${share.id}/open`, { secret })
  await coach.ask('POST', `/api/shared/${share.id}/comments`, { author: 'Lena', text: 'A note' })
  await coach.ask('POST', `/api/shared/${share.id}/tasks`, { author: 'Lena', text: 'A task' })
}
