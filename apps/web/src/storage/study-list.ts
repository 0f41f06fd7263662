import { storedValue } from './key.ts'

/** One phrase to study: what was written and how it is said elsewhere. Languages by their codes. */
export type StudyPhrase = {
  readonly original: string
  readonly translated: string
  readonly fromLanguage: string
  readonly toLanguage: string
}

/** The study list, for those who chose to keep it in this browser; null for all others. */
export const keptStudyList = storedValue<readonly StudyPhrase[] | null>('understory.studyList', null, decode, (list) =>
  JSON.stringify(list),
)

function decode(text: string): readonly StudyPhrase[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isPhrase) : undefined
  } catch {
    return undefined
  }
}

function isPhrase(item: unknown): item is StudyPhrase {
  if (typeof item !== 'object' || item === null) return false
  const { original, translated, fromLanguage, toLanguage } = item as Partial<Record<keyof StudyPhrase, unknown>>
  return [original, translated, fromLanguage, toLanguage].every((part) => typeof part === 'string')
}
