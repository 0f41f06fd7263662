import { TRANSCRIPT_LENGTH } from '@understory/contract/limits'
import { z } from 'zod'
import { jsonIn } from '../http/json.ts'
import type { HeardWord, Transcript } from './transcriber.ts'

const seconds = z.number().min(0)
const TimedWordSchema = z.object({ word: z.string(), start: seconds, end: seconds })
/** Words are next to the text (OpenAI) or inside its segments (whisper.cpp). */
const VerboseSchema = z.object({
  text: z.string(),
  words: z.array(TimedWordSchema).optional(),
  segments: z.array(z.object({ words: z.array(TimedWordSchema).optional() })).optional(),
})

// More than anyone says in five minutes.
const MOST_WORDS = 4_000

/** Parses JSON in the format of OpenAI's transcriptions; undefined otherwise. */
export function readVerboseJson(answer: string): Transcript | undefined {
  const read = VerboseSchema.safeParse(jsonIn(answer))
  if (!read.success) return undefined
  const { text, words, segments = [] } = read.data
  const timed = words ?? segments.flatMap((segment) => segment.words ?? [])
  return { text: tidy(text), words: timed.slice(0, MOST_WORDS).flatMap(toHeardWord) }
}

function toHeardWord({ word, start, end }: z.infer<typeof TimedWordSchema>): HeardWord[] {
  const text = tidy(word)
  return text === '' || end < start ? [] : [{ text, start, end }]
}

/** Parses a command's output: JSON in that format, or plain text. */
export function readPrinted(output: string): Transcript {
  return readVerboseJson(output) ?? { text: tidy(output), words: [] }
}

// Recognizers mark non-speech sounds such as [BLANK_AUDIO] or (music).
const SOUND_MARK = /\[[^\]\n]{0,40}\]|\([a-z ]{0,40}\)|♪/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: a transcript is plain text
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

function tidy(text: string): string {
  return text
    .slice(0, TRANSCRIPT_LENGTH)
    .toWellFormed()
    .replace(CONTROL, ' ')
    .replace(SOUND_MARK, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
