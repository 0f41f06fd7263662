import { expect, onTestFinished, test } from 'vitest'
import type { GrammarIssue, GrammarTask } from '../../workers/grammar.ts'
import { openPool } from '../../workers/pool.ts'
import { checkGrammar, grammarFindings, maskLongWords, piecesOf } from './text-grammar.ts'

function misspelled(text: string, word: string, from = 0): GrammarIssue {
  const start = text.indexOf(word, from)
  return {
    rule: 'SpellCheck',
    category: 'Spelling',
    start,
    end: start + word.length,
    message: 'm',
    replacements: ['x'],
  }
}

function findingsOf(text: string, issues: GrammarIssue[], words: string[] = []) {
  const found = grammarFindings(text, issues, { words: new Set(words), sentenceStarts: [0] })
  return found.map(({ start, end }) => text.slice(start, end))
}

test('accepts a term used three times, not one used twice', () => {
  const text = 'A frobnitz is a frobnitz. A quuxle is a quuxle is a Quuxle.'
  const issues = [misspelled(text, 'frobnitz'), misspelled(text, 'frobnitz', 5), misspelled(text, 'quuxle')]
  expect(findingsOf(text, issues)).toEqual(['frobnitz', 'frobnitz'])
})

test('accepts names inside a sentence and dictionary words', () => {
  const text = 'Priyanka met Thoriso and teh Ravioletto, and ravioletto.'
  const issues = ['Priyanka', 'Thoriso', 'teh', 'ravioletto'].map((word) => misspelled(text, word))
  expect(findingsOf(text, issues, ['ravioletto'])).toEqual(['Priyanka', 'teh'])
})

test('ignores agreement without another form, and expanded initials', () => {
  const text = 'She froze and have gone, ASAP.'
  const agreement = (word: string, replacements: string[]) => ({
    ...misspelled(text, word),
    category: 'Agreement',
    replacements,
  })
  const expanded = { ...misspelled(text, 'ASAP'), category: 'Miscellaneous', replacements: ['As soon as possible'] }
  expect(findingsOf(text, [agreement('froze', []), agreement('have', ['has']), expanded])).toEqual(['have'])
})

test('suggests capitals only for words without one', () => {
  const text = 'Sam wrote in english.'
  const issueOf = (word: string, rewrite: string) => ({
    ...misspelled(text, word),
    category: 'Capitalization',
    replacements: [rewrite],
  })
  expect(findingsOf(text, [issueOf('Sam', 'SAM'), issueOf('english', 'English')])).toEqual(['english'])
})

test('reads "your" in place of "you are" as such', () => {
  const text = 'I knew your the only one.'
  const issue = {
    ...misspelled(text, 'your the'),
    rule: 'TheMy',
    category: 'Repetition',
    replacements: ['your', 'the'],
  }
  const [finding] = grammarFindings(text, [issue], { words: new Set(), sentenceStarts: [0] })
  expect(finding).toMatchObject({ kind: 'grammar', rewrite: "you're the", rule: 'grammar/YourTheToYoureThe' })
  const twice = 'I saw the my house.'
  const other = { ...misspelled(twice, 'the my'), rule: 'TheMy', category: 'Repetition', replacements: ['the', 'my'] }
  expect(grammarFindings(twice, [other], { words: new Set(), sentenceStarts: [0] })).toMatchObject([{ rewrite: 'the' }])
})

test('ignores code, comments, TODO lines and identifiers', () => {
  const text = '// teh first\nTODO: teh second\nconst teh = 1\nCall `teh` or fetch_teh(), then teh end.'
  const issues = [...text.matchAll(/teh/g)].map(({ index }) => ({
    ...misspelled(text, 'teh', index),
    category: 'Grammar',
  }))
  expect(grammarFindings(text, issues.slice(-1), { words: new Set(), sentenceStarts: [0] })).toHaveLength(1)
  expect(grammarFindings(text, issues.slice(0, -1), { words: new Set(), sentenceStarts: [0] })).toEqual([])
})

test('leaves style to sourced rules', () => {
  const issue = { ...misspelled('very good', 'very'), category: 'Style' }
  expect(findingsOf('very good', [issue])).toEqual([])
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
  const found = check.checked ? grammarFindings(text, check.issues, { words: new Set(), sentenceStarts: [] }) : []
  found.sort((a, b) => a.start - b.start)
  expect(found.map(({ kind, start, end, rewrite }) => [kind, text.slice(start, end), rewrite])).toEqual([
    ['spelling', 'recieve', 'receive'],
    ['grammar', 'the the', 'the'],
  ])
}, 60_000)
