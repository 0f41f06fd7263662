import {
  type Chosen,
  type Coaching,
  fieldsOf,
  type Part,
  type Segment,
  withFieldsOf,
} from '@understory/contract/coaching'
import { FIELD_LENGTH } from '@understory/contract/limits'

/** Values of a reply's fields, by name. */
export type Fields = Readonly<Record<string, string>>

/** The typed value, else the reply's own. */
export function fieldValue({ name, value }: { name: string; value: string }, typed: Fields): string {
  // A blank may be called "constructor", which every object answers to.
  return (Object.hasOwn(typed, name) ? typed[name] : undefined) ?? value
}

/** An imported reply may offer anything. */
const MOST_OFFERS = 4
const offeredIn = ({ offered = [] }: { offered?: string[] | undefined }): string[] =>
  [...new Set(offered)].filter((text) => text !== '' && text.length <= FIELD_LENGTH).slice(0, MOST_OFFERS)

type Offer = { name: string; value: string; offered: readonly string[] }

/** Words offered for fields: of those filled with them, to choose anew, and of the first field that is still empty. */
export function shownOffers(segments: readonly Segment[], typed: Fields): Offer[] {
  const fields = new Map<string, Offer>()
  for (const segment of segments)
    if ('name' in segment && !fields.has(segment.name)) {
      const offered = offeredIn(segment)
      if (offered.length > 0) fields.set(segment.name, { ...segment, offered, value: fieldValue(segment, typed) })
    }
  const all = [...fields.values()]
  const firstEmpty = all.find(({ value }) => value === '')
  return all.filter((field) => field === firstEmpty || field.offered.includes(field.value))
}

/** Names of fields that were filled with offered words. */
export function filledWithOffers(parts: readonly Part[], typed: Fields): string[] {
  return shownOffers(fieldsOf({ parts }), typed).flatMap(({ name, value, offered }) =>
    offered.includes(value) ? [name] : [],
  )
}

/** The text to copy or say; empty fields are shown in brackets. */
export function spoken(segments: readonly Segment[], typed: Fields): string {
  return segments
    .map((segment) => ('text' in segment ? segment.text : fieldValue(segment, typed).trim() || `[${segment.name}]`))
    .join('')
}

/** The reply with typed values, until the server redraws it. */
export function withFields(coaching: Coaching, fields: Fields): Coaching {
  const chosen: Chosen = { ...coaching.chosen, fields: { ...coaching.chosen.fields, ...fields } }
  const parts = coaching.parts.map((part) =>
    withFieldsOf(part, (field) => ({ ...field, value: fieldValue(field, fields) })),
  )
  return { ...coaching, chosen, parts }
}

type FieldSaver = { type: (name: string, value: string) => void; flush: () => void }

/** Collects typed values and saves them after a pause or on flush. */
export function createFieldSaver(restMs: number, save: (fields: Fields) => void): FieldSaver {
  let typed: Record<string, string> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(timer)
    if (Object.keys(typed).length === 0) return
    const fields = typed
    typed = {}
    save(fields)
  }
  return {
    type: (name, value) => {
      typed[name] = value
      clearTimeout(timer)
      timer = setTimeout(flush, restMs)
    },
    flush,
  }
}
