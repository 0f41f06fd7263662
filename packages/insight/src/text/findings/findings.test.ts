import { describe, expect, it } from 'vitest'
import { analyzeText } from '../../analyze-text.ts'
import type { FindingKind } from './types.ts'

const found = (text: string, kind: FindingKind, context = 'Work'): string[] =>
  analyzeText(text, context)
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end }) => text.slice(start, end))

const rewritten = (text: string): string =>
  analyzeText(text, 'Work')
    .findings.filter(({ rewrite, weight }) => rewrite !== undefined && weight === 'suggestion')
    .toReversed()
    .reduce((now, { start, end, rewrite }) => now.slice(0, start) + rewrite + now.slice(end), text)

type Cases = readonly (readonly [string, readonly string[]])[]

const CASES: Partial<Record<FindingKind, Cases>> = {
  hedge: [
    ['You may be right.', ['may']],
    ['May I come on May 5?', []],
    ['I think so. Perhaps it seems late.', ['think', 'Perhaps', 'seems']],
    ['I can swim.', []],
    ["I guess I just don't matter. I guess my opinion means nothing.", []],
    ['I guess the meeting starts at nine.', ['guess']],
    ['He suggested that it might possibly rain.', ['suggested', 'might', 'possibly']],
  ],
  booster: [
    ['Clearly he is wrong. The glass is clear.', ['Clearly']],
    ['It was not really late.', []],
    ['It was extremely late.', ['extremely']],
  ],
  absolute: [
    ['Everyone knows this always fails.', ['Everyone', 'always']],
    ['It is not always easy.', []],
    ['We meet every Monday, after all.', []],
  ],
  passive: [
    ['Mistakes were made.', ['were made']],
    ['The report was quickly written by Ana.', ['was quickly written']],
    ['It has been approved.', ['been approved']],
    ['He got fired. They were delayed.', ['got fired', 'were delayed']],
    ['I was tired. I am used to it. We got started.', []],
  ],
  blame: [
    ['You never listen to me.', ['You never listen']],
    ["Why can't you clean up? It's your fault.", ["Why can't you clean", "It's your fault"]],
    ['You make me so angry.', ['You make me so angry']],
    ['You always make me smile. You never fail to help. You make me happy.', []],
    ['Your carelessness cost us the client.', ['Your carelessness']],
    ['Because of you, I passed. You should have a letter by noon.', []],
  ],
  wordy: [
    ['In order to win we left, due to the fact that it rained.', ['In order to', 'due to the fact that']],
    ['We left to win because it rained.', []],
  ],
  nominalization: [
    ['We made a decision.', ['made a decision']],
    ['The element of surprise is a moment.', []],
  ],
  filler: [
    ['Um, I was, you know, late.', ['Um,', ', you know,']],
    ['You know the way. I like dogs.', []],
    ["I'm no expert, but it works.", ["I'm no expert"]],
  ],
  'repeated-opening': [
    ['We ran. We ate. We slept.', ['We']],
    ['We ran. They ate. We slept.', []],
    ['Ana left. The dog ran. Ben slept. Ana ate. It rained. Ana read.', ['Ana']],
    ['And it rains\nAnd it snows\nAnd I wait', ['And']],
    ['- We ran.\n- We ate.\n- We slept.', []],
    ['I have a dream tonight. I have a dream today. I have a dream again.', []],
  ],
  cliche: [
    ['It rained cats and dogs at the crack of dawn.', ['cats and dogs', 'at the crack of dawn']],
    ['The cats and dogs slept. Dawn came through a crack.', []],
  ],
  'mixed-metaphor': [
    ['We nipped it in the bud before it snowballed.', ['snowballed']],
    ["We'll burn that bridge when we come to it.", ['burn that bridge when we come to it']],
    ['We weathered the storm. It was smooth sailing after that.', []],
    ['The ship left at six, the train at seven, and the bridge was closed.', []],
  ],
  'passive-aggressive': [
    ['Per my last email, it was due. Must be nice to leave.', ['Per my last email', 'Must be nice to']],
    ['Thanks for finally answering.', ['finally']],
    ['My last email was wrong. It must be nice out there today.', []],
    ["No worries if you can't come.", []],
  ],
  urgency: [
    ['Please send it as soon as possible.', ['as soon as possible']],
    ['URGENT! Reply immediately.', ['URGENT!', 'immediately']],
    ['Please send it ASAP, by noon on Friday.', []],
    ['If you smell gas, leave immediately and call 911.', []],
    ["It's not urgent. Urgent care is open.", []],
  ],
  'unclear-ask': [
    ['Please send it when you get a chance.', ['when you get a chance']],
    ['Please send it by Friday at noon, or when you get a chance tomorrow.', []],
    ['Please review this by Friday. Please review the attached budget.', []],
    ['Please advise.', ['Please advise']],
    ['Someone should fix this by Friday.', ['Someone should']],
  ],
  politeness: [
    ['Could you please look?', ['Could you please', 'please']],
    ['The door is green.', []],
  ],
  empathy: [
    ["I'm so sorry you're going through this.", ["I'm so sorry you're"]],
    ['Sounds like you had a rough day.', ['Sounds like you']],
    ["I don't understand why you left.", []],
  ],
  'faux-feeling': [
    ['I feel ignored.', ['I feel ignored']],
    ['I feel sad.', []],
  ],
}

describe('findings', () => {
  for (const [kind, cases] of Object.entries(CASES)) {
    it.each(cases)(`TEXT-03: ${kind} in "%s"`, (text, expected) => {
      expect(found(text, kind as FindingKind)).toEqual(expected)
    })
  }

  it('offsets point at the words, with emoji, curly quotes and broken characters before them', () => {
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
    ["I am so sorry about your dad. I'm sorry you're going through this.", false],
    ['Sorry about Rex. He was a good dog.', false],
    ['Sorry about the delay.', true],
    ['Sorry for the trouble with your order.', true],
  ])('"%s" is called an apology: %s', (text, isOne) => {
    const reasons = analyzeText(text, 'Work').findings.map(({ reason }) => reason)
    expect(reasons.some((reason) => reason.includes('apology'))).toBe(isOne)
  })

  it('a cliché has a plain rewrite, or is to be cut', () => {
    const clichés = analyzeText('It cost an arm and a leg. Everything happens for a reason.', 'Work').findings
    expect(clichés.filter(({ kind }) => kind === 'cliche').map(({ rewrite, reason }) => rewrite ?? reason)).toEqual([
      'a lot',
      expect.stringContaining('Cut it'),
    ])
  })

  it.each([
    '# Load the users and always retry\nimport requests\n\ndef load(url):\n    # maybe it fails\n    return requests.get(url)',
    'for user in users:\n    # this is basically broken\n    print(user.name)',
    'x = 1\ny = x + 2  # perhaps wrong\nprint(x, y)',
    'function add(a, b) {\n  // just a quick hack, obviously\n  return a + b;\n}',
  ])('code without fences is set aside with its comments: "%s"', (code) => {
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
  ])('prose that looks a little like code is read: "%s"', (text) => {
    expect(analyzeText(text, 'Work').setAside).toEqual([])
  })

  it.each([
    '// TODO: fix this ASAP, it is always broken',
    '# FIXME: maybe wrong\ndef load(path):\n    return open(path)  # might fail',
    '/*\n * It may be null.\n * It was made by us.\n */\nint value;',
    'TODO(ana): remove\nTODO(ben): test\nTODO(cy): write',
    'const isUrgent = user.mustBeNice && !asap;',
    'Call `neverAlways()` in src/always_never.ts.',
  ])('code and its comments are no English: "%s"', (text) => {
    expect(analyzeText(text, 'Work').findings).toEqual([])
  })

  it('prose beside code is read', () => {
    expect(found('// TODO: rename asap\n\nPlease merge this ASAP.', 'urgency')).toEqual(['ASAP'])
    expect(found('I need it ASAP. At the end of the day we are a team.', 'urgency')).toEqual(['ASAP'])
    expect(found('Let them cook; then we eat.\nUPDATE: it was extremely late.', 'booster')).toEqual(['extremely'])
  })

  it.each([
    'the tent (it is extremely big);',
    'by [day and time], extremely early;',
    'item(s) that are extremely old;',
  ])('a line of a list is prose though it ends as code does: "%s"', (line) => {
    expect(found(`Please bring:\n${line}\nand yourself.`, 'booster')).toEqual(['extremely'])
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
    ['He was as quiet as a mouse.', 'He was very quiet.'],
  ])('"%s" with its rewrite reads "%s"', (text, expected) => {
    expect(rewritten(text)).toBe(expected)
  })

  it('applying every rewrite leaves a sentence', () => {
    expect(rewritten('In order to win, we made a decision due to the fact that it rained.')).toBe(
      'To win, we decided because it rained.',
    )
  })

  it('the context changes how much a finding asks for, never what is found', () => {
    const text = 'Everyone was tired. The vote was delayed. It was very late.'
    const [work, creative] = [analyzeText(text, 'Work').findings, analyzeText(text, 'Creative').findings]
    expect(creative.map(({ id }) => id)).toEqual(work.map(({ id }) => id))
    expect(work.some(({ weight }) => weight === 'suggestion')).toBe(true)
    expect(creative.every(({ weight }) => weight === 'note')).toBe(true)
  })
})
