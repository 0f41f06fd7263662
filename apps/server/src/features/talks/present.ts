import { NO_TALK, type Talk, type TalkFields, TalkFieldsSchema } from '@understory/contract/talks'
import type { StoredTalk } from './store.ts'

const SHAPE = TalkFieldsSchema.shape

/** Fields that fit the contract, each by itself: what another version wrote otherwise is empty, and the rest stays readable. */
export function fittingFields(stored: Readonly<Record<string, unknown>>): TalkFields {
  const entries = Object.entries(NO_TALK).map(([name, empty]) => {
    const read = SHAPE[name as keyof TalkFields].safeParse(stored[name])
    return [name, read.success ? read.data : empty]
  })
  return Object.fromEntries(entries)
}

export function fieldsOf({ fields }: Pick<StoredTalk, 'fields'>): TalkFields {
  return fittingFields(JSON.parse(fields))
}

export function presentTalk(stored: StoredTalk): Talk {
  const { id, createdAt, conversationId } = stored
  return { id, createdAt, conversationId, ...fieldsOf(stored) }
}
