import { paceWithoutPauses } from '@understory/insight/voice/judge-pace'
import { resample } from '@understory/wav/resample'
import { useEffect, useRef, useState } from 'react'
import { recordEvent } from '../../lib/page-log.ts'
import { type Capture, openCapture } from '../../recorder/capture.ts'
import { RECORDING_RATE } from '../../recorder/limits.ts'
import { MicrophoneError, openMicrophone, releaseMicrophone } from '../../recorder/microphone.ts'
import type { RecorderProblem } from '../../recorder/types.ts'
import { chosenMicrophone } from '../../storage/microphone.ts'
import { leavesDisfluency } from '../../storage/result-choices.ts'
import { bandOf, hearReading, type Listening, type ListeningSummary, NOTHING_HEARD, summaryOf } from './listening.ts'
import { measureHere } from './measure.ts'
import type { Band } from './strip-layout.ts'
import type { AnalysisOptions, Measured } from './types.ts'

const WINDOW_SECONDS = 20
const READ_EVERY_SECONDS = 3
const LEAST_SPEECH_SECONDS = 5

type AlwaysOn = {
  /** Null while off. */
  listening: Listening | null
  summary: ListeningSummary | null
  start: (options: AnalysisOptions) => Promise<RecorderProblem | null>
  stop: () => void
}

type Ear = { stop: () => void }

/** Continuous listening. Keeps 20 seconds of audio in memory and measures it here; nothing is stored or sent. */
export function useListening(onLost: () => void): AlwaysOn {
  const [listening, setListening] = useState<Listening | null>(null)
  const [summary, setSummary] = useState<ListeningSummary | null>(null)
  const ear = useRef<Ear>(null)
  const stopWith = useRef<() => void>(null)
  const known = useRef(NOTHING_HEARD)
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      ear.current?.stop()
      ear.current = null
    }
  }, [])

  async function start(options: AnalysisOptions): Promise<RecorderProblem | null> {
    if (ear.current) return null
    const band = bandOf(options)
    try {
      const opened = await openListener(
        (at, measured) => {
          known.current = hearReading(known.current, readingOf(at, measured), band, leavesDisfluency.read())
          setListening(known.current)
        },
        options,
        () => {
          recordEvent('listening', 'lost')
          end(band)
          onLost()
        },
      )
      if (!isHere.current) {
        opened.stop()
        return null
      }
      known.current = NOTHING_HEARD
      ear.current = { stop: opened.stop }
      stopWith.current = () => end(band)
      setSummary(null)
      setListening(NOTHING_HEARD)
      return null
    } catch (error) {
      const problem = error instanceof MicrophoneError ? error.problem : 'failed'
      recordEvent('listening', problem)
      return problem
    }
  }

  function end(band: Band): void {
    ear.current?.stop()
    ear.current = null
    if (!isHere.current) return
    setListening(null)
    setSummary(summaryOf(known.current, band))
  }

  return { listening, summary, start, stop: () => stopWith.current?.() }
}

function readingOf(at: number, { measures }: Measured) {
  const isEnough = measures.speechSeconds >= LEAST_SPEECH_SECONDS
  return {
    at,
    wordsPerMinute: isEnough ? measures.wordsPerMinute : null,
    withoutPauses: paceWithoutPauses(measures),
    longestRunSeconds: Math.max(0, ...measures.speech.map(({ start, end }) => end - start)),
  }
}

/** Measures the last 20 seconds every three seconds. */
async function openListener(
  onReading: (at: number, measured: Measured) => void,
  options: AnalysisOptions,
  onLost: () => void,
): Promise<Ear> {
  const stream = await openMicrophone(chosenMicrophone.read())
  let blocks: Float32Array[] = []
  let heard = 0
  let read = 0
  let isReading = false
  let isOn = true
  let capture: Capture | undefined

  async function take(block: Float32Array): Promise<void> {
    const rate = capture?.rate
    if (!rate || !isOn) return
    blocks = [...blocks, block].slice(-Math.ceil((WINDOW_SECONDS * rate) / block.length))
    heard += block.length / rate
    if (isReading || heard - read < READ_EVERY_SECONDS) return
    isReading = true
    read = heard
    const at = heard
    const measured = await measureHere(Float32Array.from(resample(joined(blocks), rate, RECORDING_RATE)), options)
    isReading = false
    if (isOn && measured) onReading(at, measured)
  }

  capture = await openCapture(stream, (block) => void take(block)).catch((cause) => {
    releaseMicrophone(stream)
    throw new MicrophoneError('failed', { cause })
  })
  for (const track of stream.getTracks()) track.addEventListener('ended', onLost)
  return {
    stop: () => {
      if (!isOn) return
      isOn = false
      blocks = []
      releaseMicrophone(stream)
      void capture?.close()
    },
  }
}

function joined(blocks: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0))
  let at = 0
  for (const block of blocks) {
    whole.set(block, at)
    at += block.length
  }
  return whole
}
