import type { Chosen, Coaching, Part, Segment } from '@understory/contract/coaching'

/** What stands in the fields of a reply, by name. */
export type Fields = Readonly<Record<string, string>>

/** What is typed here now, else what the reply came with. */
export function fieldValue({ name, value }: { name: string; value: string }, typed: Fields): string {
  return typed[name] ?? value
}

/** The words as they are copied and said; a field that nobody filled stands in brackets. */
export function spoken(segments: readonly Segment[], typed: Fields): string {
  return segments
    .map((segment) => ('text' in segment ? segment.text : fieldValue(segment, typed).trim() || `[${segment.name}]`))
    .join('')
}

/** The reply with what was typed in it, until the server draws it anew. */
export function withFields(coaching: Coaching, fields: Fields): Coaching {
  const chosen: Chosen = { ...coaching.chosen, fields: { ...coaching.chosen.fields, ...fields } }
  return { ...coaching, chosen, parts: coaching.parts.map((part) => fillPart(part, fields)) }
}

function fillPart(part: Part, fields: Fields): Part {
  const fill = (segments: readonly Segment[]): Segment[] =>
    segments.map((segment) => ('text' in segment ? segment : { ...segment, value: fieldValue(segment, fields) }))
  if (part.kind === 'phrase') return { ...part, segments: fill(part.segments) }
  if (part.kind !== 'beats') return part
  return { ...part, beats: part.beats.map((beat) => ({ ...beat, segments: fill(beat.segments) })) }
}

type FieldSaver = { type: (name: string, value: string) => void; flush: () => void }

/** Gathers what is typed and hands it over once the person rests, or when it is asked for. */
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
