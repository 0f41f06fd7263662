import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const patterns = join(root, 'content/crisis/patterns')
const tuning = join(root, 'packages/encoder/fitted/tuning.json')

/** Files of labeled messages in data/safety. */
export const LABELED = [
  'authors',
  'sets',
  'plain',
  'typed',
  'harmless',
  'ordinary',
  'questions',
  'asides',
  'lines',
] as const
export const labeledFile = (set: (typeof LABELED)[number]) => join(root, `data/safety/${set}.jsonl`)

/** First messages of the coach's sets that measure nothing of danger anymore. */
export const MESSAGE_FILES = ['development', 'fresh', 'last', 'next', 'final', 'unseen', 'odd'].map((name) =>
  join(root, `data/coach/messages-${name}.jsonl`),
)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const hashOfFiles = (files: readonly string[], mark = '') =>
  hashOf(files.map((file) => readFileSync(file, 'utf8')).join(mark))

/** What the fit rests on: a hash for each file of labeled messages, one for the first messages, one for the patterns, and one for the encoder's tuning. */
export const sourceHashes = (): Record<string, string> => ({
  ...Object.fromEntries(LABELED.map((set) => [set, hashOfFiles([labeledFile(set)])])),
  messages: hashOfFiles(MESSAGE_FILES),
  patterns: hashOfFiles(
    readdirSync(patterns)
      .sort()
      .map((file) => join(patterns, file)),
    '\n',
  ),
  tuning: hashOfFiles([tuning]),
})
