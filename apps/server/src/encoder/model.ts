import { type Encode, readable } from '@understory/encoder'
import { openSentenceModel } from '@understory/encoder/sentence-model'
import type { WeightSpec } from '@understory/encoder/tensors'
import { tune } from '@understory/encoder/tuning'
import tuning from '@understory/encoder/tuning.json' with { type: 'json' }
import { isWordStart, openWordPieces, type Vocabulary } from '@understory/encoder/word-pieces'
import words from '@understory/encoder/words.json' with { type: 'json' }
import { sentencesOf, withSingleSpaces } from '@understory/language/words'
import { readModelFiles } from './model-files.ts'

type ModelJson = { weightsManifest: { weights: WeightSpec[] }[] }

/** As published, or with what was learned on our own messages added to its weights. */
export type ModelName = 'general' | 'tuned'

/**
 * Universal Sentence Encoder Lite in this thread, which works while it encodes: servers keep it in a thread of its own.
 *
 * @throws ChangedFileError where the weights are not the pinned ones
 */
export async function loadModel(name: ModelName, folder?: string): Promise<Encode> {
  const { model, vocabulary, weights } = await readModelFiles(folder)
  const specs = (model as ModelJson).weightsManifest.flatMap((group) => group.weights)
  if (name === 'tuned') tune(weights, specs, tuning)
  const cut = openWordPieces(vocabulary as Vocabulary)
  const beginsWord = (vocabulary as Vocabulary).map(isWordStart)
  const encode = openSentenceModel(weights, specs, name === 'tuned' ? { beginsWord, ...words } : undefined)
  const partsOf = (text: string) =>
    name === 'tuned' && text.trim() !== '' ? sentencesOf(text).map(withSingleSpaces) : [text]
  return async (texts) => texts.map((text) => encode(partsOf(readable(text)).map(cut)))
}
