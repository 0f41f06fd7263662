import { fieldsOf, isText, parseJson } from '../lib/parse-json.ts'
import { forestMark } from '../storage/forest-mark.ts'
import { sessionText } from '../storage/session-text.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const kept = sessionText('understory.fields')
const NOT_KEPT = ['checkbox', 'radio', 'file', 'hidden', 'password', 'search'].map((type) => `[type=${type}]`)
// Catches shown passwords too, whose input type is text.
const SECRET = ['[autocomplete$=password]', '[autocomplete=one-time-code]']
const FIELDS = `main :is(textarea, select, input:not(${[...NOT_KEPT, ...SECRET].join()})):not([readonly], :disabled)`
/** Forms may load with server data, so they are looked for this many times. */
const LOOKS = 50
const LOOK_AGAIN_MS = 200

/** Values in document order, by kind, because labels differ by language. */
type Values = [kind: string, values: string[]][]
type Kept = { page: string; forest: string; values: Values }

/** Reloads the page for another build or language and keeps typed text. */
export function reloadKeepingText(): void {
  const values: Values = [...fieldsHere()].map(([kind, fields]) => [kind, fields.map(({ value }) => value)])
  kept.write(JSON.stringify({ page: pageHere(), forest: forestMark.read(), values } satisfies Kept))
  location.reload()
}

/** Restores typed text after `reloadKeepingText`, only on the same page and in the same forest. */
export function restoreTypedText(): void {
  const text = kept.read()
  // Usually nothing is stored, and catching a parse error takes a slow phone 100 ms.
  if (text === '') return
  const before = keptFrom(text)
  kept.write('')
  if (!before || (before.forest !== '' && before.forest !== forestMark.read())) return
  fill(before.page, new Map(before.values), LOOKS)
}

/** Undefined for another build's format. */
function keptFrom(text: string): Kept | undefined {
  const { page, forest, values } = fieldsOf(parseJson(text))
  return isText(page) && isText(forest) && Array.isArray(values) ? { page, forest, values } : undefined
}

function fill(page: string, values: Map<string, string[]>, looks: number): void {
  if (pageHere() !== page) return
  const here = fieldsHere()
  for (const [kind, texts] of values) {
    const fields = here.get(kind) ?? []
    // If fields are missing, the order doesn't tell which is which.
    if (fields.length !== texts.length) continue
    values.delete(kind)
    for (const [index, field] of fields.entries()) putBack(field, texts[index] ?? '')
  }
  if (values.size > 0 && looks > 0) setTimeout(() => fill(page, values, looks - 1), LOOK_AGAIN_MS)
}

function putBack(field: Field, value: string): void {
  // A field with a value was restored otherwise or typed in since.
  const isFree =
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.value === value)
      : field.value === ''
  if (isFree && field.value !== value) refill(field, value)
}

/** Sets a value as if typed, even before React has hydrated the field. */
function refill(field: Field, value: string): void {
  // A discrete event makes React hydrate that part of the page.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.value = value
  // React ignores values set through the element's own setter.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Without the hash, which may be a share's secret. */
const pageHere = () => location.pathname + location.search

function fieldsHere(): Map<string, Field[]> {
  return Map.groupBy(document.querySelectorAll<Field>(FIELDS), ({ type, name }) => `${type} ${name}`)
}
