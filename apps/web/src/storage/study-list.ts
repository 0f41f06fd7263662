import { storedList } from './stored-list.ts'

/** A phrase and its translation, with language codes. */
export type StudyPhrase = {
  readonly original: string
  readonly translated: string
  readonly fromLanguage: string
  readonly toLanguage: string
}

/** The study list, if the person chose to store it. */
export const keptStudyList = storedList<StudyPhrase>('understory.studyList', (item) =>
  isPhrase(item) ? item : undefined,
)

function isPhrase(item: unknown): item is StudyPhrase {
  if (typeof item !== 'object' || item === null) return false
  const { original, translated, fromLanguage, toLanguage } = item as Partial<Record<keyof StudyPhrase, unknown>>
  return [original, translated, fromLanguage, toLanguage].every((part) => typeof part === 'string')
}
