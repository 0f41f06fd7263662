import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { analyzeText } from '../../analyze-text.ts'
import type { FindingKind } from './types.ts'

const found = (text: string, kind: FindingKind): string[] =>
  analyzeText(text, 'Work')
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end }) => text.slice(start, end))

const rewritten = (text: string): string =>
  analyzeText(text, 'Work')
    .findings.filter(({ rewrite, weight }) => rewrite !== undefined && weight === 'suggestion')
    .toReversed()
    .reduce((now, { start, end, rewrite }) => now.slice(0, start) + rewrite + now.slice(end), text)

const CASES: Record<string, [string, string[]][]> = parse(
  readFileSync(join(import.meta.dirname, 'findings.cases.yaml'), 'utf8'),
)

describe('findings', () => {
  for (const [kind, cases] of Object.entries(CASES)) {
    it.each(cases)(`TEXT-03: ${kind} in "%s"`, (text, expected) => {
      expect(found(text, kind as FindingKind)).toEqual(expected)
    })
  }

  it('returns correct offsets after emoji, curly quotes and broken characters', () => {
    const text = '👩‍👩‍👧 “Wow” \ud83d — you don’t listen, and I feel ignored. 🎉 Mistakes were made.'
    expect(found(text, 'faux-feeling')).toEqual(['I feel ignored'])
    expect(found(text, 'passive')).toEqual(['were made'])
  })

  it('quoted lines, code and signatures hold no findings', () => {
    const text = '> You never listen.\n\nThank you.\n\n```\nmistakes were made\n```\n\n-- \nPerhaps Ana'
    const { findings, setAside } = analyzeText(text, 'Work')
    expect(findings.map(({ kind }) => kind)).toEqual(['politeness'])
    expect(setAside.map(({ kind }) => kind)).toEqual(['quote', 'code', 'signature'])
  })

  it.each([
    ["I am so sorry about your dad. I'm sorry you're going through this.", 'apology', false],
    ['Sorry about Rex. He was a good dog.', 'apology', false],
    ['Sorry about the delay.', 'apology', true],
    ['Sorry for the trouble with your order.', 'apology', true],
    ["You'll regret it. They will be so sorry.", 'apology', false],
    ['I told you that I am sorry.', 'apology', true],
    ['I want you to forgive me.', 'apology', true],
    ['It was fixed by Friday.', 'who did it after "by"', false],
    ['It was fixed by 3 pm.', 'who did it after "by"', false],
    ['It was raised by 3 percent.', 'who did it after "by"', false],
    ['It was fixed by the end of the week.', 'who did it after "by"', false],
    ['It was fixed by Ana.', 'who did it after "by"', true],
    ['It was fixed by 3 people.', 'who did it after "by"', true],
    ['It was fixed by the end user.', 'who did it after "by"', true],
  ])('a reason for "%s" names %s: %s', (text, words, isNamed) => {
    const reasons = analyzeText(text, 'Work').findings.map(({ reason }) => reason)
    expect(reasons.some((reason) => reason.includes(words))).toBe(isNamed)
  })

  it('a cliché has a plain rewrite, or is to be cut', () => {
    const clichés = analyzeText('It cost an arm and a leg. Everything happens for a reason.', 'Work').findings
    expect(clichés.filter(({ kind }) => kind === 'cliche').map(({ rewrite, reason }) => rewrite ?? reason)).toEqual([
      'a lot',
      expect.stringContaining('Cut it'),
    ])
  })

  it.each([
    ['At the end of the day we won.', ['wordy']],
    ['When all is said and done, we won.', ['filler']],
    ['We think outside the box.', ['cliche']],
  ])('finds a set phrase once, and no single words in it: "%s"', (text, kinds) => {
    expect(analyzeText(text, 'Work').findings.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each([
    '# Load the users and always retry\nimport requests\n\ndef load(url):\n    # maybe it fails\n    return requests.get(url)',
    'for user in users:\n    # this is basically broken\n    print(user.name)',
    'x = 1\ny = x + 2  # perhaps wrong\nprint(x, y)',
    'function add(a, b) {\n  // just a quick hack, obviously\n  return a + b;\n}',
  ])('sets unfenced code aside with its comments: "%s"', (code) => {
    const { findings, setAside, scores, summary } = analyzeText(code, 'Work')
    expect([findings, setAside.map(({ kind }) => kind)]).toEqual([[], expect.arrayContaining(['code'])])
    expect([scores.politeness.value, summary]).toEqual([null, expect.stringContaining('looks like code')])
    const prose = 'Please merge this by Friday.'
    const mixed = analyzeText(`${prose}\n\n${code}`, 'Work')
    expect(mixed.measures.words).toBe(analyzeText(prose, 'Work').measures.words)
  })

  it.each([
    '# Groceries\nWe need milk and bread.',
    '<url> has been promoted. Could you look?',
    'If you come:\n  bring milk',
    'a = b is what I wrote on the board.',
  ])('reads prose that looks like code: "%s"', (text) => {
    expect(analyzeText(text, 'Work').setAside).toEqual([])
  })

  it.each([
    '// TODO: fix this ASAP, it is always broken',
    '# FIXME: maybe wrong\ndef load(path):\n    return open(path)  # might fail',
    '/*\n * It may be null.\n * It was made by us.\n */\nint value;',
    'TODO(ana): remove\nTODO(ben): test\nTODO(cy): write',
    'const isUrgent = user.mustBeNice && !asap;',
    'Call `neverAlways()` in src/always_never.ts.',
  ])('finds nothing in code and comments: "%s"', (text) => {
    expect(analyzeText(text, 'Work').findings).toEqual([])
  })

  it.each([
    ['// TODO: rename asap\n\nPlease merge this ASAP.', 'urgency', 'ASAP'],
    ['I need it ASAP. At the end of the day we are a team.', 'urgency', 'ASAP'],
    ['Let them cook; then we eat.\nUPDATE: it was extremely late.', 'booster', 'extremely'],
    ['Please bring:\nthe tent (it is extremely big);\nand yourself.', 'booster', 'extremely'],
    ['Please bring:\nby [day and time], extremely early;\nand yourself.', 'booster', 'extremely'],
    ['Please bring:\nitem(s) that are extremely old;\nand yourself.', 'booster', 'extremely'],
  ] as const)('reads prose beside code, or that ends like code: "%s"', (text, kind, word) => {
    expect(found(text, kind)).toEqual([word])
  })

  it.each([
    ['You never listen to me.', "I'd like you to listen to me."],
    ['I hate that you never listen.', 'I hate that you never listen.'],
    ["Why can't you clean up?", 'Could you clean up?'],
    ['You should have told me.', 'I wish you had told me.'],
    ['You keep interrupting me.', 'Please stop interrupting me.'],
    ['You made me feel small.', 'I felt small.'],
    ['Per my last email, it was due on Monday.', 'As I wrote, it was due on Monday.'],
    ['Reply ASAP.', 'Reply by [day and time].'],
    ['Drop everything and read this.', 'By [day and time], please read this.'],
    ['URGENT!!! I need it.', 'Needed by [day and time]. I need it.'],
    ["No worries, I'll just do it myself like always.", 'No worries, I need help with this.'],
    ['He was as quiet as a mouse.', 'He was very quiet.'],
    ['In order to win, we made a decision due to the fact that it rained.', 'To win, we decided because it rained.'],
  ])('"%s" with its rewrite reads "%s"', (text, expected) => {
    expect(rewritten(text)).toBe(expected)
  })

  it('the context changes how much a finding asks for, never what is found', () => {
    const text = 'Everyone was tired. The vote was delayed. It was very late.'
    const [work, creative] = [analyzeText(text, 'Work').findings, analyzeText(text, 'Creative').findings]
    expect(creative.map(({ id }) => id)).toEqual(work.map(({ id }) => id))
    expect(work.some(({ weight }) => weight === 'suggestion')).toBe(true)
    expect(creative.every(({ weight }) => weight === 'note')).toBe(true)
  })
})
