import type { TestVisitor } from './app.ts'

/** A share on which a coach left a note and a task. */
export async function shareWithNotes(owner: TestVisitor, more: Record<string, unknown> = {}): Promise<void> {
  const wanted = { branches: ['word-counter'], access: 'coach', ...more }
  const made = await owner.ask('POST', '/api/shares', wanted)
  if (made.statusCode !== 201) throw new Error(`No share was made: ${made.statusCode} ${made.body}`)
  const { share, secret } = made.json()
  const coach = owner.another()
  await coach.ask('POST', `/api/shared/${share.id}/open`, { secret })
  await coach.ask('POST', `/api/shared/${share.id}/comments`, { author: 'Lena', text: 'A note' })
  await coach.ask('POST', `/api/shared/${share.id}/tasks`, { author: 'Lena', text: 'A task' })
}
