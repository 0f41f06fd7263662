import { forestMark } from '../storage/forest-mark.ts'
import { sessionText } from '../storage/session-text.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stood in the fields of a page that is opened anew, until it stands in them again. */
const kept = sessionText('understory.fields')
const NOT_KEPT = ['checkbox', 'radio', 'file', 'hidden', 'password', 'search'].map((type) => `[type=${type}]`)
// Also where a password is shown, as in a field for text.
const SECRET = ['[autocomplete$=password]', '[autocomplete=one-time-code]']
const FIELDS = `main :is(textarea, select, input:not(${[...NOT_KEPT, ...SECRET].join()})):not([readonly], :disabled)`
/** A form may come with an answer of the server: so long, and so often, is it looked for. */
const LOOKS = 50
const LOOK_AGAIN_MS = 200

/** What fields of one kind held, in their order: labels differ by language. */
type Values = [kind: string, values: string[]][]
type Kept = { page: string; forest: string; values: Values }

/** Opens this page anew, in another build or language; what was typed into it stays. */
export function openAnew(): void {
  const values: Values = [...fieldsHere()].map(([kind, fields]) => [kind, fields.map(({ value }) => value)])
  kept.write(JSON.stringify({ page: pageHere(), forest: forestMark.read(), values } satisfies Kept))
  location.reload()
}

/** Puts back what stood in the fields before the page was opened anew: on that page alone, and in that forest. */
export function fillAgain(): void {
  const text = kept.read()
  // An error costs a slow phone a tenth of a second, and nearly always nothing was kept.
  if (text === '') return
  const before = keptFrom(text)
  kept.write('')
  if (!before || (before.forest !== '' && before.forest !== forestMark.read())) return
  fill(before.page, new Map(before.values), LOOKS)
}

/** Nothing where another build kept it in another way. */
function keptFrom(text: string): Kept | undefined {
  try {
    const { page, forest, values }: Partial<Kept> = JSON.parse(text)
    const isOurs = typeof page === 'string' && typeof forest === 'string' && Array.isArray(values)
    return isOurs ? { page, forest, values } : undefined
  } catch {
    return undefined
  }
}

function fill(page: string, values: Map<string, string[]>, looks: number): void {
  if (pageHere() !== page) return
  const here = fieldsHere()
  for (const [kind, texts] of values) {
    const fields = here.get(kind) ?? []
    // While some of a kind are missing nobody knows which is which.
    if (fields.length !== texts.length) continue
    values.delete(kind)
    for (const [index, field] of fields.entries()) putBack(field, texts[index] ?? '')
  }
  if (values.size > 0 && looks > 0) setTimeout(() => fill(page, values, looks - 1), LOOK_AGAIN_MS)
}

function putBack(field: Field, value: string): void {
  // What is there already was kept in another way, or was typed since.
  const isFree =
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.value === value)
      : field.value === ''
  if (isFree && field.value !== value) refill(field, value)
}

/** Sets a value as if it were typed or chosen, also where React has not hydrated that part of the page yet. */
function refill(field: Field, value: string): void {
  // React hydrates the part of the page that hears a discrete event.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.value = value
  // React tracks values that are set on the element itself, and would ignore this one as known.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Without what follows a `#`: that may be the secret of a share. */
const pageHere = () => location.pathname + location.search

function fieldsHere(): Map<string, Field[]> {
  const fields = new Map<string, Field[]>()
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const kind = `${field.type} ${field.name}`
    fields.set(kind, [...(fields.get(kind) ?? []), field])
  }
  return fields
}
