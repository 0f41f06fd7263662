import { paceWithoutPauses } from '@understory/insight/voice/judge-pace'
import { resample } from '@understory/wav/resample'
import { useEffect, useRef, useState } from 'react'
import { recordEvent } from '../../lib/page-log.ts'
import { RECORDING_RATE } from '../../recorder/limits.ts'
import { captureMicrophone, MicrophoneError } from '../../recorder/microphone.ts'
import type { RecorderProblem } from '../../recorder/types.ts'
import { leavesDisfluency } from '../../storage/result-choices.ts'
import { bandOf, hearReading, type Listening, type ListeningSummary, NOTHING_HEARD, summaryOf } from './listening.ts'
import { measureHere } from './measure.ts'
import type { Band } from './strip-layout.ts'
import type { AnalysisOptions, Measured } from './types.ts'

const WINDOW_SECONDS = 20
const READ_EVERY_SECONDS = 3
const LEAST_SPEECH_SECONDS = 5

/** Continuous listening. Keeps 20 seconds of audio in memory and measures it here; nothing is stored or sent. */
export function useListening(onLost: () => void) {
  const [listening, setListening] = useState<Listening | null>(null)
  const [summary, setSummary] = useState<ListeningSummary | null>(null)
  const ear = useRef<{ close: () => void; band: Band }>(null)
  const known = useRef(NOTHING_HEARD)
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      ear.current?.close()
      ear.current = null
    }
  }, [])

  /** @returns why the microphone didn't open; null if it did */
  async function start(options: AnalysisOptions): Promise<RecorderProblem | null> {
    if (ear.current) return null
    const band = bandOf(options)
    try {
      const close = await openListener(
        (at, measured) => {
          known.current = hearReading(known.current, readingOf(at, measured), band, leavesDisfluency.read())
          setListening(known.current)
        },
        options,
        () => {
          recordEvent('listening', 'lost')
          stop()
          onLost()
        },
      )
      if (isHere.current) {
        known.current = NOTHING_HEARD
        ear.current = { close, band }
        setSummary(null)
        setListening(NOTHING_HEARD)
      } else close()
      return null
    } catch (error) {
      const problem = error instanceof MicrophoneError ? error.problem : 'failed'
      recordEvent('listening', problem)
      return problem
    }
  }

  function stop(): void {
    if (!ear.current) return
    const { close, band } = ear.current
    ear.current = null
    close()
    if (!isHere.current) return
    setListening(null)
    setSummary(summaryOf(known.current, band))
  }

  /** `listening` is null while off. */
  return { listening, summary, start, stop }
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

/**
 * Measures the last 20 seconds every three seconds.
 * @returns a function that ends it
 */
async function openListener(
  onReading: (at: number, measured: Measured) => void,
  options: AnalysisOptions,
  onLost: () => void,
): Promise<() => void> {
  let blocks: Float32Array[] = []
  let heard = 0
  let read = 0
  let isReading = false
  let isOn = true
  let capture: Awaited<ReturnType<typeof captureMicrophone>> | undefined

  async function take(block: Float32Array): Promise<void> {
    const rate = capture?.rate
    if (!rate || !isOn) return
    blocks = [...blocks, block].slice(-Math.ceil((WINDOW_SECONDS * rate) / block.length))
    heard += block.length / rate
    if (isReading || heard - read < READ_EVERY_SECONDS) return
    isReading = true
    read = heard
    const at = heard
    const samples = Float32Array.from(resample(joined(blocks), rate, RECORDING_RATE))
    const measured = await measureHere({ samples, options })
    isReading = false
    if (isOn && measured) onReading(at, measured)
  }

  capture = await captureMicrophone((block) => void take(block), onLost)
  return () => {
    isOn = false
    blocks = []
    // Nobody waits for a last block: the microphone is off as soon as the switch is.
    capture?.release()
    void capture?.close()
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
