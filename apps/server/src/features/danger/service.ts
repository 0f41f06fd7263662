import type { Part } from '@understory/contract/coaching'
import { NO_VECTORS } from '@understory/encoder'
import { languageOf } from '@understory/language/language'
import { SOMEONE_COULD_GET_HURT } from '@understory/safety'
import type { Danger, HelpLanguage, Readers } from '../../ai/ports.ts'

/** A text of a form is read this far; the whole of a book would hold up everybody else. */
const LENGTH = 20_000

type Reading = Pick<Readers, 'safety' | 'encoder'>

/** Whether a text outside the chat sounds as if somebody may be in danger. */
export async function readDangerIn({ safety, encoder }: Reading, text: string): Promise<Danger> {
  const read = text.slice(0, LENGTH)
  const vectors = await encoder.vectorsOf(safety.textsToEncode(read))
  return safety.readText(read, vectors ?? NO_VECTORS)
}

/** The help that stands beside what a form answers; undefined where nobody seems to be in danger. */
export async function helpFor(reading: Reading, text: string): Promise<Part | undefined> {
  if (text.trim() === '') return undefined
  const danger = await readDangerIn(reading, text)
  return danger.level === 'none' ? undefined : helpPart(reading, danger, text)
}

/** The one part of help for a danger. */
export function helpPart({ safety }: Pick<Readers, 'safety'>, danger: Danger, text: string): Part {
  const language = helpLanguageOf(text)
  const lead = () => safety.helpReply(danger, [{ role: 'user', content: text }], language).parts
  const found = danger.level === 'lead' ? lead().find(({ kind }) => kind === 'help') : undefined
  return found ?? safety.mentionPart(danger, language)
}

/** The language of help: that of the message, of which two words may be all there is. */
export function helpLanguageOf(text: string): HelpLanguage {
  const isSpanish = text === SOMEONE_COULD_GET_HURT.es || languageOf(text.toLowerCase()) === 'es'
  return isSpanish ? 'es' : 'en'
}
