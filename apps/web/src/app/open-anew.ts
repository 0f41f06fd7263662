import { type Field, refill } from '../lib/refill.ts'
import { sessionText } from '../storage/session-text.ts'

/** What stood in the fields of a page that is opened anew, until it stands in them again. */
const kept = sessionText('understory.fields')
const NOT_KEPT = ['checkbox', 'radio', 'file', 'password', 'search'].map((type) => `[type=${type}]`)
const FIELDS = `main :is(textarea, select, input:not(${NOT_KEPT.join()})):not([readonly], :disabled)`
/** A form may come with an answer of the server: so long, and so often, is it looked for. */
const LOOKS = 50
const LOOK_AGAIN_MS = 200

/** Opens this page anew, in another build or language; what was typed into it stays. */
export function openAnew(): void {
  const values = [...fieldsHere()].map(([name, { value }]) => [name, value])
  kept.write(JSON.stringify(values))
  location.reload()
}

/** Puts back what stood in the fields before the page was opened anew. */
export function fillAgain(): void {
  const text = kept.read()
  if (text === '') return
  kept.write('')
  fill(new Map(JSON.parse(text)), LOOKS)
}

function fill(values: Map<string, string>, looks: number): void {
  const fields = fieldsHere()
  for (const [name, value] of values) {
    const field = fields.get(name)
    if (!field) continue
    values.delete(name)
    // What is there already was kept in another way, or was typed since.
    const isFree = field.value === '' || field instanceof HTMLSelectElement
    if (isFree && field.value !== value) refill(field, value)
  }
  if (values.size > 0 && looks > 0) setTimeout(() => fill(values, looks - 1), LOOK_AGAIN_MS)
}

/** The fields of the page by their kind and their place among those of their kind: labels differ by language. */
function fieldsHere(): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const kind = `${field.type} ${field.name}`
    let place = 1
    while (fields.has(`${kind} ${place}`)) place++
    fields.set(`${kind} ${place}`, field)
  }
  return fields
}
