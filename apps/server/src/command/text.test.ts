import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { runCommand } from './test-run.ts'
import { runText } from './text.ts'

const run = (given: string[], input?: (string | Buffer)[]) => runCommand(runText, given, input)

const TEXT = 'Thank you for the photos. Could you perhaps read it by noon?'

test('--json prints one object with all documented figures', async () => {
  const { status, lines } = await run(['--json', '--context', 'work'], [TEXT])
  const [result] = lines()
  expect(status).toBe(0)
  expect(result).toMatchObject({ file: null, context: 'Work', measures: { sentences: 2, sentenceStarts: [0, 26] } })
  for (const name of ['politeness', 'warmth', 'formality', 'confidence', 'sentiment', 'certainty']) {
    expect(Object.keys(result.scores[name])).toEqual(expect.arrayContaining(['value', 'low', 'high', 'basis', 'raw']))
  }
  expect(Object.keys(result.measures)).toEqual(expect.arrayContaining(['gradeLevel', 'difficulty']))
  expect(Object.keys(result.emotion)).toEqual(expect.arrayContaining(['primary', 'secondary', 'intensity']))
  const hedge = result.findings.find(({ kind }: { kind: string }) => kind === 'hedge')
  expect(TEXT.slice(hedge.start, hedge.end)).toBe('perhaps')
})

test('--jsonl answers each line by id, in order, however the input is chunked', async () => {
  const lines = ['a', 7, 'ü'].map((id) => JSON.stringify({ id, text: `${TEXT} ${id}` })).join('\n')
  const bytes = Buffer.from(lines)
  const singly = [...bytes].map((byte) => Buffer.from([byte]))
  const [whole, cut] = [await run(['--jsonl'], [lines]), await run(['--jsonl'], singly)]
  expect(whole.lines().map(({ id }: { id: unknown }) => id)).toEqual(['a', 7, 'ü'])
  expect(cut.out).toBe(whole.out)
})

test('reports and skips invalid lines, answers the others and exits with 2', async () => {
  const input = ['nonsense\n[]\n{"id":1}\n\n{"id":2,"text":"Fine."}\n']
  const { status, lines, complaints } = await run(['--jsonl'], input)
  expect(status).toBe(2)
  expect(lines()).toMatchObject([{ id: 2 }])
  expect(complaints.match(/line \d/g)).toEqual(['line 1', 'line 2', 'line 3'])
})

test("reads the other files when one can't be read", async () => {
  const folder = temporaryFolder()
  const [good, binary] = [join(folder, 'good.txt'), join(folder, 'binary')]
  writeFileSync(good, TEXT)
  writeFileSync(binary, Buffer.from([0xff, 0xfe, 0x80]))
  const { status, lines, complaints } = await run(['--json', join(folder, 'none'), folder, binary, good])
  expect(status).toBe(2)
  expect(lines().map(({ error }: { error?: string }) => error === undefined)).toEqual([false, false, false, true])
  expect(complaints).toContain('is a folder')
  expect(complaints).toContain('is not UTF-8')
})

test('rejects an unknown option, context or combination of formats', async () => {
  for (const given of [['--josn'], ['--context', 'Moon'], ['--context'], ['--json', '--jsonl']]) {
    const { status, out, complaints } = await run(given, [TEXT])
    expect([status, out]).toEqual([2, ''])
    expect(complaints).toMatch(/^[A-Z-].*\.\n$/)
  }
})

test('--words skips the sentence encoder without mentioning it', async () => {
  const { lines, complaints } = await run(['--json', '--words'], [TEXT])
  expect(lines()).toMatchObject([{ isEncoded: false }])
  expect(complaints).toBe('')
  expect((await run(['--json'], [TEXT])).lines()).toMatchObject([{ isEncoded: true }])
})

test('reports line and column of findings', async () => {
  const { out } = await run([], [`Well.\n${TEXT}`])
  expect(out).toMatch(/2:37\s+hedge: "perhaps"/)
})
