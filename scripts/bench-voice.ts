// Speed of voice analysis on one core, and health checks beside eight recordings. With TRUTH_DIR also the median pitch.
import { once } from 'node:events'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { measureVoice } from '@understory/insight/voice/measure-voice'
import { openSpeechModel } from '@understory/insight/voice/speech-model'
import { RATE, talk } from '@understory/insight/voice/test-sounds'
import { encodeWav } from '@understory/wav/encode'
import { analyzeRecording } from '../apps/server/src/workers/recording.ts'
import type { Health } from './bench-voice-clients.ts'
import { type Row, readClip } from './fit/fluency/truth.ts'
import { readTruth, truthFolder } from './fit/truth.ts'
import { praatMedians, praatSeconds } from './praat.ts'

const LONG_SECONDS = 298
const MINUTE = 60

function recordingOf(seconds: number): Uint8Array<ArrayBuffer> {
  const part = talk({ seconds: 20, rate: 4.5 })
  const samples = new Float32Array(seconds * RATE)
  for (let at = 0; at < samples.length; at += part.length) {
    samples.set(part.subarray(0, Math.min(part.length, samples.length - at)), at)
  }
  return encodeWav(samples, RATE)
}

async function processorTime(wav: Uint8Array): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 3; count++) {
    const before = process.cpuUsage()
    const result = await analyzeRecording({ wav, maxSeconds: 300, options: { context: 'Work' } })
    if (!result.ok || result.analysis.measures.speechSeconds === 0)
      throw new Error('the bench recording holds no speech')
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

function againstPraat(wav: Uint8Array, milliseconds: number): number | string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'understory-praat-'))
  const file = join(folder.path, 'recording.wav')
  writeFileSync(file, wav)
  const seconds = praatSeconds(file)
  return seconds === undefined ? 'Praat is not installed' : Math.round(milliseconds / seconds / 10) / 100
}

const NEAR = 0.03

/** Clips whose median pitch lies within 3 % of a laryngograph's, if the truth sets are given. */
function pitchAgreement(): Record<string, string> {
  const folder = truthFolder()
  if (folder === undefined) return {}
  const rows = readTruth<Row>(folder, 'voice-pitch')
  const speechModel = openSpeechModel()
  const ours = rows.map((row) => measureVoice(readClip(folder, row), RATE, { speechModel }).pitch.medianHz)
  const praat = praatMedians(rows.map(({ file }) => resolve(folder, file)))
  const near = (medians: readonly (number | null)[]): string => {
    const held = rows.filter((row, at) => Math.abs((medians[at] ?? 0) / (row.f0_median ?? 0) - 1) <= NEAR)
    return `${held.length} of ${rows.length}`
  }
  return {
    'median pitch within 3 % of a laryngograph, clips': near(ours),
    'the same, Praat': praat === undefined ? 'Praat is not installed' : near(praat),
  }
}

/** Memory is measured first, because a process doesn't return it. */
export async function benchVoice(address: string): Promise<Record<string, string | number>> {
  const long = recordingOf(LONG_SECONDS)
  const minute = recordingOf(MINUTE)
  const idle = process.memoryUsage().rss
  const longTime = await processorTime(long)
  const memory = process.resourceUsage().maxRSS * 1024 - idle
  const shortTime = await processorTime(minute)
  // Again with everything warm.
  const warmTime = Math.min(longTime, await processorTime(long))
  const clients = new Worker(new URL('./bench-voice-clients.ts', import.meta.url), { workerData: { address, minute } })
  const [health]: Health[] = await once(clients, 'message')
  return {
    'five minutes of voice, times faster than real time': Math.round((LONG_SECONDS * 1000) / warmTime),
    "the same, processor time against Praat's pitch and intensity": againstPraat(long, warmTime),
    'the same, megabytes above idle at the peak of three': Math.round(memory / 2 ** 20),
    'five minutes of voice against one (4.97 is linear)': Math.round((warmTime / shortTime) * 100) / 100,
    ...pitchAgreement(),
    'slowest health check while idle, milliseconds': Math.round(health?.quiet ?? 0),
    'the same beside eight one-minute recordings': Math.round(health?.files ?? 0),
    'the same beside eight in base64 in JSON': Math.round(health?.json ?? 0),
  }
}
