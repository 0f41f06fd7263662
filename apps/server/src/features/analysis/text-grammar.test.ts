import { expect, onTestFinished, test } from 'vitest'
import type { GrammarIssue, GrammarTask } from '../../workers/grammar.ts'
import { openPool } from '../../workers/pool.ts'
import { checkGrammar, grammarFindings, maskLongWords, piecesOf } from './text-grammar.ts'

const NOTHING_ACCEPTED = { words: new Set<string>(), sentenceStarts: [0] }

/** An issue with a word of the text: misspelled, unless it says otherwise. */
function issueOf(text: string, word: string, { from = 0, ...more }: Partial<GrammarIssue> & { from?: number } = {}) {
  const start = text.indexOf(word, from)
  const issue = { rule: 'SpellCheck', category: 'Spelling', start, end: start + word.length, message: 'm' }
  return { ...issue, replacements: ['x'], ...more }
}

function findingsOf(text: string, issues: GrammarIssue[], words: string[] = []) {
  const found = grammarFindings(text, issues, { ...NOTHING_ACCEPTED, words: new Set(words) })
  return found.map(({ start, end }) => text.slice(start, end))
}

test('accepts a term used three times, not one used twice', () => {
  const text = 'A frobnitz is a frobnitz. A quuxle is a quuxle is a Quuxle.'
  const issues = [issueOf(text, 'frobnitz'), issueOf(text, 'frobnitz', { from: 5 }), issueOf(text, 'quuxle')]
  expect(findingsOf(text, issues)).toEqual(['frobnitz', 'frobnitz'])
})

test('accepts names inside a sentence and dictionary words', () => {
  const text = 'Priyanka met Thoriso and teh Ravioletto, and ravioletto.'
  const issues = ['Priyanka', 'Thoriso', 'teh', 'ravioletto'].map((word) => issueOf(text, word))
  expect(findingsOf(text, issues, ['ravioletto'])).toEqual(['Priyanka', 'teh'])
})

test('ignores agreement without another form, and expanded initials', () => {
  const text = 'She froze and have gone, ASAP.'
  const issues = [
    issueOf(text, 'froze', { category: 'Agreement', replacements: [] }),
    issueOf(text, 'have', { category: 'Agreement', replacements: ['has'] }),
    issueOf(text, 'ASAP', { category: 'Miscellaneous', replacements: ['As soon as possible'] }),
  ]
  expect(findingsOf(text, issues)).toEqual(['have'])
})

test('suggests capitals only for words without one', () => {
  const text = 'Sam wrote in english.'
  const issues = [
    issueOf(text, 'Sam', { category: 'Capitalization', replacements: ['SAM'] }),
    issueOf(text, 'english', { category: 'Capitalization', replacements: ['English'] }),
  ]
  expect(findingsOf(text, issues)).toEqual(['english'])
})

test.each([
  ['I knew your the only one.', 'your the', { rewrite: "you're the", rule: 'grammar/YourTheToYoureThe' }],
  ['I saw the my house.', 'the my', { rewrite: 'the' }],
])('reads "your" in place of "you are" as such: %s', (text, found, finding) => {
  const issue = issueOf(text, found, { rule: 'TheMy', category: 'Repetition', replacements: found.split(' ') })
  expect(grammarFindings(text, [issue], NOTHING_ACCEPTED)).toMatchObject([{ kind: 'grammar', ...finding }])
})

test('ignores code, comments, TODO lines and identifiers', () => {
  const text = '// teh first\nTODO: teh second\nconst teh = 1\nCall `teh` or fetch_teh(), then teh end.'
  const issues = [...text.matchAll(/teh/g)].map(({ index }) =>
    issueOf(text, 'teh', { from: index, category: 'Grammar' }),
  )
  expect(grammarFindings(text, issues.slice(-1), NOTHING_ACCEPTED)).toHaveLength(1)
  expect(grammarFindings(text, issues.slice(0, -1), NOTHING_ACCEPTED)).toEqual([])
})

test('leaves style to sourced rules', () => {
  expect(findingsOf('very good', [issueOf('very good', 'very', { category: 'Style' })])).toEqual([])
})

test('masks long words and splits long texts without moving offsets', () => {
  const text = `${'x'.repeat(50)} ${'word '.repeat(9_000)}\n${'y'.repeat(30_000)}`
  const masked = maskLongWords(text)
  expect(masked).toHaveLength(text.length)
  expect(masked).not.toMatch(/x|y/)
  const pieces = piecesOf(text)
  expect(pieces.map(({ piece }) => piece).join('')).toBe(text)
  for (const { start, piece } of pieces) expect(text.startsWith(piece, start)).toBe(true)
  expect(Math.max(...pieces.map(({ piece }) => piece.length))).toBeLessThanOrEqual(20_000)
})

test('reports correct offsets in any chunk, and survives hostile text', async () => {
  const file = new URL('../../workers/grammar.ts', import.meta.url)
  const pool = openPool<GrammarTask, GrammarIssue[]>(file, { size: 1, deadlineMilliseconds: 30_000 })
  onTestFinished(() => pool.close())
  const text = `😀 ${'All is well here. '.repeat(1_200)}\nI recieve the the mail.\n${'a'.repeat(50_000)}`
  // Waits for the checker to load.
  await pool.run({ text: 'Ready.' })
  const check = await checkGrammar(pool, text, new AbortController().signal)
  const found = check.checked ? grammarFindings(text, check.issues, NOTHING_ACCEPTED) : []
  found.sort((a, b) => a.start - b.start)
  expect(found.map(({ kind, start, end, rewrite }) => [kind, text.slice(start, end), rewrite])).toEqual([
    ['spelling', 'recieve', 'receive'],
    ['grammar', 'the the', 'the'],
  ])
}, 60_000)
