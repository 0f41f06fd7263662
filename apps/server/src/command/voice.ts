import type { Context } from '@understory/contract/contexts'
import type { VoiceAnalysis } from '@understory/insight/analyze-voice'
import { analyzeRecording } from '../workers/recording.ts'
import { contextNamed, readArguments } from './arguments.ts'
import { nameOf, readBytes, readWhole } from './input.ts'
import { commandOf, tries } from './run.ts'
import { type Console, UsageError } from './types.ts'
import { voiceReport } from './voice-report.ts'

type Wish = { files: string[]; transcripts: string[]; context: Context; json: boolean }

/** Nobody else is waiting, so longer recordings than on the server are fine. */
const MOST_SECONDS = 3600

const OPTIONS = {
  json: { type: 'boolean', default: false },
  transcript: { type: 'string', multiple: true },
  context: { type: 'string', default: 'Personal' },
} as const

/** Prints a report or an object for each recording. Unreadable ones are reported and skipped. */
export const runVoice = commandOf(wishOf, async (wish, console) => {
  let isFine = true
  for (const [index, file] of wish.files.entries()) {
    isFine = (await printOne(file, wish.transcripts[index], wish, console)) && isFine
  }
  return isFine
})

function wishOf(given: string[]): Wish {
  const { values, positionals: files } = readArguments(given, OPTIONS)
  const { json, transcript: transcripts = [] } = values
  if (files.length === 0) throw new UsageError('Name a recording, such as talk.wav.')
  if (transcripts.length > 0 && transcripts.length !== files.length) {
    throw new UsageError('Give one --transcript for each recording, in the same order.')
  }
  return { files, transcripts, context: contextNamed(values.context), json }
}

async function printOne(file: string, transcript: string | undefined, wish: Wish, console: Console): Promise<boolean> {
  const { input, write } = console
  const { context, files, json } = wish
  const read = async () => {
    const words = transcript === undefined ? undefined : await readWhole(transcript, input)
    const wav = await readBytes(file, input)
    const options = { context, ...(words !== undefined && { transcript: words }) }
    const result = await analyzeRecording({ wav, maxSeconds: MOST_SECONDS, options })
    if (!result.ok) throw new UsageError(`${nameOf(file)}: ${result.message}`)
    const heading = files.length > 1 ? nameOf(file) : undefined
    if (json) await write(`${JSON.stringify(figuresOf(file, context, result.analysis), tidy)}\n`)
    else await write(voiceReport(result.analysis, { heading, context }))
  }
  return tries(console, read, async (error) => {
    if (json) await write(`${JSON.stringify({ file, error })}\n`)
  })
}

/** JSON output. Units: seconds, syllables a second, decibels, shares from 0 to 1. */
function figuresOf(file: string, context: Context, { engineVersion, measures, scores, summary }: VoiceAnalysis) {
  const { pitch, noise } = measures
  const { reasons, ...named } = scores
  return {
    file,
    context,
    durationSeconds: measures.durationSeconds,
    speechSeconds: measures.speechSeconds,
    pauses: measures.pauses,
    syllables: measures.syllables,
    articulationRate: measures.articulationRate,
    speechRate: measures.speechRate,
    wordsPerMinute: measures.wordsPerMinute,
    isWordRateEstimated: measures.isWordRateEstimated,
    words: measures.words,
    pitch: { medianHz: pitch.medianHz, spreadSemitones: pitch.spreadSemitones, voicedShare: pitch.voicedShare },
    levelDb: measures.levelDb,
    loudnessLufs: measures.loudnessLufs,
    noise: { snrDb: noise.snrDb },
    clipShare: measures.clipShare,
    filledPauses: measures.filledPauses,
    scores: named,
    reasons,
    /** Why nothing could be measured, or null. */
    reason: measures.speechSeconds === 0 ? (reasons[0] ?? null) : null,
    summary,
    engineVersion,
  }
}

// More precise than any measurement.
const tidy = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value)
