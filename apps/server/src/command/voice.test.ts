import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RATE, silence, talk } from '@understory/insight/voice/test-sounds'
import { encodeWav } from '@understory/wav/encode'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { runCommand } from './test-run.ts'
import { runVoice } from './voice.ts'

const run = (given: string[], input?: Uint8Array) => runCommand(runVoice, given, input && [input])

const spoken = encodeWav(talk({ seconds: 12, rate: 4 }), RATE)
const WORDS = 'Thank you so much for coming here today, we are glad to see you all again. '.repeat(2)

function folderOf(files: Record<string, Uint8Array | string>): (name: string) => string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return (name) => join(folder, name)
}

test('--json prints one object with all documented figures', async () => {
  const { status, lines } = await run(['--json', '--context', 'work', '-'], spoken)
  const [result] = lines()
  expect(status).toBe(0)
  expect(Object.keys(result)).toEqual(
    expect.arrayContaining([
      ...['durationSeconds', 'speechSeconds', 'pauses', 'syllables', 'articulationRate', 'speechRate'],
      ...['wordsPerMinute', 'pitch', 'levelDb', 'loudnessLufs', 'noise', 'clipShare', 'scores', 'reasons'],
    ]),
  )
  expect(Object.keys(result.pitch)).toEqual(['medianHz', 'spreadSemitones', 'voicedShare'])
  expect(Object.keys(result.noise)).toEqual(['snrDb'])
  expect(Object.keys(result.pauses[0])).toEqual(['start', 'end'])
  expect(result).toMatchObject({ context: 'Work', isWordRateEstimated: true, reason: null })
  expect(result.scores.pace.value).toBeGreaterThan(0)
})

test('matches transcripts to recordings', async () => {
  const at = folderOf({ 'a.wav': spoken, 'a.txt': WORDS, 'b.txt': 'Yes.' })
  const given = ['--json', at('a.wav'), at('a.wav'), '--transcript', at('a.txt'), '--transcript', at('b.txt')]
  const { status, lines } = await run(given)
  expect(status).toBe(0)
  expect(lines()).toMatchObject([
    { words: 32, isWordRateEstimated: false },
    { words: null, wordsPerMinute: null },
  ])
})

test("prints nulls and a reason for a recording that can't be scored", async () => {
  const { status, lines } = await run(['--json', '-'], encodeWav(silence(2), RATE))
  expect(status).toBe(0)
  expect(lines()).toMatchObject([
    { speechSeconds: 0, syllables: null, pitch: { medianHz: null }, reason: expect.stringContaining('no speech') },
  ])
})

test('reports an unreadable file, exits with 2, and reads the others', async () => {
  const at = folderOf({ 'good.wav': spoken, 'text.wav': 'These are words.' })
  const { status, lines, complaints } = await run(['--json', at('none.wav'), at('text.wav'), at('good.wav')])
  expect(status).toBe(2)
  expect(lines().map(({ error }: { error?: string }) => error === undefined)).toEqual([false, false, true])
  expect(lines()[1]).toEqual({ file: at('text.wav'), error: expect.stringContaining('a text file') })
  expect(complaints).toContain('cannot be read')
})

test('rejects unknown options, no recording, or too few transcripts', async () => {
  for (const given of ['--josn', '', 'a b --transcript c', 'a --transcript', 'a --context Moon']) {
    const { status, out, complaints } = await run(given.split(' ').filter(Boolean))
    expect([status, out]).toEqual([2, ''])
    expect(complaints).toMatch(/^[A-Z-].*\.\n$/)
  }
})

test('reports pace, pauses, and why a score is missing', async () => {
  const { out } = await run(['-'], spoken)
  expect(out).toMatch(/Pace {10}\d+ words a minute, estimated/)
  expect(out).toMatch(/\d:\d\d\.\d for 0\.\d\d s/)
  expect(out).toContain('Clarity       none: ')
})
