import type { Part } from '@understory/contract/coaching'
import { NO_VECTORS } from '@understory/encoder'
import { languageOf } from '@understory/language/language'
import { sentencesOf } from '@understory/language/words'
import { SOMEONE_COULD_GET_HURT } from '@understory/safety'
import type { Danger, HelpLanguage, Readers } from '../../ai/ports.ts'

/** Maximum length read; a whole book would block the event loop. */
const LENGTH = 20_000

type Reading = Pick<Readers, 'safety' | 'encoder'>

/** Crisis detection for texts outside the chat. */
export async function readDangerIn({ safety, encoder }: Reading, text: string): Promise<Danger> {
  const read = text.slice(0, LENGTH)
  const vectors = await encoder.vectorsOf(safety.textsToEncode(read))
  return safety.readText(read, vectors ?? NO_VECTORS)
}

const GRAVITY = { none: 0, mention: 1, lead: 2 } as const
const gravityOf = ({ level, isFeared }: Danger) => 2 * GRAVITY[level] + (isFeared ? 1 : 0)

/** The graver of two readings; of equal ones the first, and one where somebody is feared. */
const graver = (one: Danger, other: Danger) => (gravityOf(other) > gravityOf(one) ? other : one)

/** So many sentences are encoded by themselves; the others are read by their words. */
const MOST_ENCODED = 12

/** Danger in a text whose sentences are read by themselves, too, since an everyday one in front may hide the other. */
export async function readBySentence(reading: Reading, text: string): Promise<Danger> {
  const all = sentencesOf(text)
  const sentences = all.length < 2 ? [] : all.slice(0, MOST_ENCODED)
  const found = await Promise.all([text, ...sentences].map((one) => readDangerIn(reading, one)))
  const byWords = all.slice(MOST_ENCODED).map((one) => reading.safety.readText(one, NO_VECTORS))
  return [...found, ...byWords].reduce(graver)
}

/** Help to show next to a response; undefined when there is no danger. */
export async function helpFor(reading: Reading, text: string): Promise<Part | undefined> {
  if (text.trim() === '') return undefined
  const danger = await readDangerIn(reading, text)
  return danger.level === 'none' ? undefined : helpPart(reading, danger, text)
}

/** The gravest of several texts with what it was found in: each read by itself, since one may soften another, and all together. */
export async function gravestIn(reading: Reading, texts: readonly string[]): Promise<{ danger: Danger; text: string }> {
  const written = texts.filter((text) => text.trim() !== '')
  const whole = written.join('. ')
  const read = [...new Set([...written, whole])]
  const found = await Promise.all(read.map(async (text) => ({ danger: await readDangerIn(reading, text), text })))
  const worst = found.reduce((most, one) => (gravityOf(one.danger) > gravityOf(most.danger) ? one : most))
  // Somebody may be feared in another text than the gravest.
  const isFeared = found.some(({ danger }) => danger.isFeared)
  return { ...worst, danger: { ...worst.danger, isFeared } }
}

export async function helpForAny(reading: Reading, texts: readonly string[]): Promise<Part | undefined> {
  const { danger, text } = await gravestIn(reading, texts)
  return danger.level === 'none' ? undefined : helpPart(reading, danger, text)
}

export function helpPart({ safety }: Pick<Readers, 'safety'>, danger: Danger, text: string): Part {
  const language = helpLanguageOf(text)
  const lead = () => safety.helpReply(danger, [{ role: 'user', content: text }], language).parts
  const found = danger.level === 'lead' ? lead().find(({ kind }) => kind === 'help') : undefined
  return found ?? safety.mentionPart(danger, language)
}

/** Language of the help; short messages may decide by two words. */
export function helpLanguageOf(text: string): HelpLanguage {
  const isSpanish = text === SOMEONE_COULD_GET_HURT.es || languageOf(text.toLowerCase()) === 'es'
  return isSpanish ? 'es' : 'en'
}
