import { NO_TALK, type Talk, type TalkFields } from '@understory/contract/talks'
import type { StoredTalk } from './store.ts'

/** A field that an earlier version did not know is empty. */
export function fieldsOf({ fields }: Pick<StoredTalk, 'fields'>): TalkFields {
  return { ...NO_TALK, ...JSON.parse(fields) }
}

export function presentTalk(stored: StoredTalk): Talk {
  const { id, createdAt, conversationId } = stored
  return { id, createdAt, conversationId, ...fieldsOf(stored) }
}
