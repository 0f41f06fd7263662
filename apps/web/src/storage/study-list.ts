import { fieldsOf, isText } from '../lib/parse-json.ts'
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
  const { original, translated, fromLanguage, toLanguage } = fieldsOf(item)
  return [original, translated, fromLanguage, toLanguage].every(isText)
}
