import type { TestVisitor } from './app.ts'

/** A share, and the secret that opens it. */
type Made = { id: string; secret: string }

/** Makes a share of SproutLog for a coach, unless something else is wanted. */
export async function makeShare(owner: TestVisitor, more: Record<string, unknown> = {}): Promise<Made> {
  const made = await owner.ask('POST', '/api/shares', { branches: ['word-counter'], access: 'coach', ...more })
  if (made.statusCode !== 201) throw new Error(`No share was made: ${made.statusCode} ${made.body}`)
  const { share, secret } = made.json()
  return { id: share.id, secret }
}

export function openShare(viewer: TestVisitor, { id, secret }: Made, more: Record<string, unknown> = {}) {
  return viewer.ask('POST', `/api/shared/${id}/open`, { secret, ...more })
}

/** A share on which a coach left a note and a task. */
export async function shareWithNotes(owner: TestVisitor, more: Record<string, unknown> = {}): Promise<void> {
  const made = await makeShare(owner, more)
  const coach = owner.another()
  await openShare(coach, made)
  await coach.ask('POST', `/api/shared/${made.id}/comments`, { author: 'Lena', text: 'A note' })
  await coach.ask('POST', `/api/shared/${made.id}/tasks`, { author: 'Lena', text: 'A task' })
}
