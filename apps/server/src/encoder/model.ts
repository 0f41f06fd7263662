import { Tokenizer } from '@huggingface/tokenizers'
import { type Encode, readable } from '@understory/encoder'
import { openSentenceModel, type Sentence } from '@understory/encoder/sentence-model'
import { openTensors } from '@understory/encoder/tensors'
import { tuned } from '@understory/encoder/tuning'
import tuning from '@understory/encoder/tuning.json' with { type: 'json' }
import words from '@understory/encoder/words.json' with { type: 'json' }
import { sentencesOf, withSingleSpaces } from '@understory/language/words'
import { readModelFiles } from './model-files.ts'

type CutterFiles = Pick<Awaited<ReturnType<typeof readModelFiles>>, 'tokenizer' | 'tokenizerConfig'>

/** Cuts each word of a text into the pieces that the model reads, sentence by sentence. */
export function openCutter(files: CutterFiles): (text: string) => Sentence[] {
  const tokenizer = new Tokenizer(files.tokenizer, files.tokenizerConfig)
  const piecesOf = (word: string) => tokenizer.encode(word, { add_special_tokens: false }).ids
  const cut = (sentence: string) => withSingleSpaces(sentence).split(' ').filter(Boolean).map(piecesOf)
  return (text) => sentencesOf(readable(text)).map(cut)
}

/**
 * all-MiniLM-L6-v2, with what was learned on our own messages, in this thread, which works while it encodes: servers keep it in
 * threads of its own.
 *
 * @throws ChangedFileError where the weights are not the pinned ones
 */
export async function loadModel(folder?: string): Promise<Encode> {
  const files = await readModelFiles(folder)
  const { numbers, quantized } = openTensors(files.weights, files.specs)
  const encode = openSentenceModel({ numbers: tuned(numbers, tuning), quantized, words })
  const cut = openCutter(files)
  return async (texts) => encode(texts.map(cut))
}
