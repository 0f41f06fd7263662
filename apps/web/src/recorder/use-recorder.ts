import { useEffect, useReducer, useRef, useState } from 'react'
import { recordEvent } from '../lib/page-log.ts'
import { recorderWords } from '../lib/words/en/recorder.ts'
import { useWords } from '../lib/words/use-words.ts'
import { dropRecording, keepRecordingPart, type RecordingPlace, readRecordingParts } from '../storage/recordings.ts'
import { toast } from '../ui/use-toast.ts'
import { RECORDING_RATE } from './limits.ts'
import { createLive } from './live.ts'
import { MicrophoneError } from './microphone.ts'
import { refreshMicrophones } from './microphones.ts'
import { soundOf } from './open-file.ts'
import { joinPcm, takeOf, toPcm } from './pcm.ts'
import type { RecognizerKind } from './recognizer.ts'
import { openSession, type Session } from './session.ts'
import { EMPTY_RECORDER, reduceRecorder } from './state.ts'
import type { RecorderNotice, RecorderProblem } from './types.ts'

/**
 * A recorder whose recording survives reloads until cleared. Leaving the page stops and stores it, and releases the
 * microphone.
 */
export function useRecorder(place: RecordingPlace, recognizer: RecognizerKind = 'none') {
  const words = useWords(recorderWords)
  const [state, dispatch] = useReducer(reduceRecorder, EMPTY_RECORDER)
  const [live] = useState(createLive)
  const session = useRef<Session>(null)
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    void restore(place).then((take) => {
      if (take && isHere.current) dispatch({ type: 'recorded', take, notice: 'restored' })
    })
    return () => {
      isHere.current = false
      void session.current?.stop()
      session.current = null
    }
  }, [place])

  function fail(problem: RecorderProblem): void {
    recordEvent('recorder', problem)
    dispatch({ type: 'failed', problem })
    const description = problem === 'denied' ? words.toast.denied : words.problems[problem]
    toast({ title: words.toast.title, description, variant: 'destructive' })
  }

  async function start(): Promise<void> {
    if (state.status === 'starting' || session.current) return
    live.clear()
    dispatch({ type: 'asked' })
    try {
      const opened = await openSession({ place, recognizer, live, onEnd: finish })
      if (!isHere.current) return void opened.stop()
      session.current = opened
      dispatch({ type: 'started' })
      refreshMicrophones()
    } catch (error) {
      if (isHere.current) fail(error instanceof MicrophoneError ? error.problem : 'failed')
    }
  }

  async function finish(notice: RecorderNotice | null): Promise<void> {
    const running = session.current
    session.current = null
    if (!running) return
    const { take, isKept } = await running.stop()
    if (!isHere.current) return
    if (notice === 'lost') recordEvent('recorder', 'lost')
    if (take) dispatch({ type: 'recorded', take, notice: isKept ? notice : 'not-kept' })
    else fail(notice === 'lost' ? 'lost' : 'no-sound')
  }

  function clear(): void {
    void dropRecording(place)
    live.clear()
    dispatch({ type: 'cleared' })
  }

  /** Takes a sound file as the recording. One that can't be read leaves the last, and `onRead` isn't called. */
  async function open(file: Blob, onRead?: () => void): Promise<void> {
    const sound = await soundOf(file)
    if (session.current || !isHere.current) return
    if (typeof sound === 'string') return dispatch({ type: 'refused-file', problem: sound })
    onRead?.()
    const take = takeOf(sound.samples, RECORDING_RATE)
    live.clear()
    dispatch({ type: 'recorded', take, notice: sound.isShortened ? 'shortened' : 'opened' })
    await dropRecording(place)
    const pcm = toPcm(take.samples)
    await keepRecordingPart({ place, session: Date.now(), index: 0, rate: RECORDING_RATE, pcm, heard: '' })
  }

  const isRunning = state.status === 'recording' || state.status === 'starting'
  return { ...state, isRunning, live, start, stop: () => finish(null), clear, open }
}

export type Recorder = ReturnType<typeof useRecorder>

async function restore(place: RecordingPlace) {
  const parts = await readRecordingParts(place)
  const last = parts.at(-1)
  if (!last) return undefined
  const { heard, heardOn = heard === '' ? null : 'service', heardProblem = null } = last
  return takeOf(joinPcm(parts.map(({ pcm }) => pcm)), last.rate, { heard, heardOn, heardProblem })
}
