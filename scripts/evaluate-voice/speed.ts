// Prints how fast a recording of five minutes is measured on one core, and what it takes in memory:
//   node scripts/evaluate-voice/speed.ts [FILE.wav]
import { readFileSync } from 'node:fs'
import { measureVoice } from '@understory/insight/voice/measure-voice'
import { scoreVoice } from '@understory/insight/voice/score-voice'
import { openSpeechModel } from '@understory/insight/voice/speech-model'
import { decodeWav } from '@understory/wav/decode'

const RATE = 16_000
const [file] = process.argv.slice(2)

/** The file over and over, or pulses that rise and fall like syllables, until the length is full. */
function material(seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE)
  const decoded = file ? decodeWav(readFileSync(file)) : undefined
  if (decoded?.ok) {
    for (let at = 0; at < out.length; at += decoded.samples.length) {
      out.set(decoded.samples.subarray(0, Math.min(decoded.samples.length, out.length - at)), at)
    }
    return out
  }
  for (let i = 0; i < out.length; i++) {
    const time = i / RATE
    const isPause = time % 7 > 6.2
    const swell = isPause ? 0 : 0.5 * (1 - Math.cos(2 * Math.PI * 4.5 * time)) ** 2
    const phase = (time * (120 + 20 * Math.sin(time))) % 1
    out[i] = 0.15 * swell * (2 * phase - 1) + 0.0005 * Math.sin(i * i)
  }
  return out
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
const peakBytes = () => process.resourceUsage().maxRSS * 1024

function run(seconds: number): number {
  const samples = material(seconds)
  const idle = process.memoryUsage().rss
  const before = process.cpuUsage()
  const started = performance.now()
  scoreVoice(measureVoice(samples, RATE, { speechModel: openSpeechModel() }), { context: 'Work' })
  const wall = performance.now() - started
  const { user } = process.cpuUsage(before)
  const speed = ((seconds * 1000) / wall).toFixed(0)
  const memory = `peak ${megabytes(peakBytes() - idle)} MB above the ${megabytes(idle)} MB with the samples loaded`
  console.log(
    `${seconds} s: ${wall.toFixed(0)} ms (${(user / 1000).toFixed(0)} of processor), ${speed} times real time, ${memory}`,
  )
  return wall
}

// The longest comes first: memory that a process once had is not given back.
const cold = run(300)
const times = [60, 150, 300].map(run)
console.log(`five minutes against one: ${((times[2] ?? cold) / (times[0] ?? 1)).toFixed(1)} times the time`)
