import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { findTurn, lengthOf } from './store.ts'

type Redrawn = { id: string; content: string; reply: string }

/**
 * Replaces the words and the parts of an answer of the owner. Whoever calls holds the owner, so that lengths add up.
 *
 * @returns by how much the conversation grew; nothing where the answer is not there any more
 */
export async function replaceReply(
  database: Database,
  owner: OwnerId,
  conversationId: string,
  { id, content, reply }: Redrawn,
): Promise<number | undefined> {
  const before = await findTurn(database, owner, id)
  if (before?.conversationId !== conversationId) return undefined
  const grown = lengthOf([{ content, reply }]) - lengthOf([before])
  await database
    .updateTable('turns')
    .set({ content, reply })
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .execute()
  await database
    .updateTable('conversations')
    .set((row) => ({ length: row('length', '+', grown) }))
    .where('owner_id', '=', owner)
    .where('id', '=', conversationId)
    .execute()
  return grown
}
