import { unpack } from '@understory/matrix/packed'
import { expect, test } from 'vitest'
import fitted from '../../fitted/own-words.json' with { type: 'json' }
import { sentenceCount, wordNumbers } from '../find/vector-parts.ts'
import { isHostile } from '../review/hostile.ts'
import { isFitFor, ownWordsOf } from './own-words.ts'
import { toYouOf } from './said-to-hearer.ts'
import { signsOfBlank, signsOfWords } from './signs.ts'
import { readMessage } from './stretches.ts'

/** The stretch in *stars*, as it is said to the hearer. */
const said = (marked: string, to: string | null | undefined) => {
  const [before = '', stretch = '', after = ''] = marked.split('*')
  return toYouOf(before + stretch + after, to)(stretch, before.length)
}

test.each([
  ['My sister Ana is here too often, *she keeps his key*.', 'sibling', 'you keep his key'],
  ["My ex: *he's got a dog and named it Rosalind*.", 'ex', "you've got a dog and named it Rosalind"],
  ["My boss: *she's always late*.", 'boss', "you're always late"],
  ["My boss: *he's tired of me*.", 'boss', "you're tired of me"],
  ['A note to my sister so she takes the cat. *She always comes over*.', 'sibling', 'you always come over'],
  ['My sister! I do *not make her come over*.', 'sibling', 'not make you come over'],
  ['My sister knows. *I told her that*.', 'sibling', 'I told you that'],
  ["My sister knows. *I told her I'm leaving*.", 'sibling', "I told you I'm leaving"],
  ['My sister knows. *I owe her money*.', 'sibling', 'I owe you money'],
  ['My sister knows. *I have her drill*.', 'sibling', 'I have your drill'],
  ['My sister knows. *I let her daughter stay*.', 'sibling', 'I let your daughter stay'],
  ['My sister knows. *her back aches*.', 'sibling', 'your back aches'],
  ['My sister knows. *the drill is hers*.', 'sibling', 'the drill is yours'],
  ['*my coworker Kelsey stood up in the meeting*', 'coworker', 'you stood up in the meeting'],
  ["I took *my sister's drill*.", 'sibling', 'your drill'],
  ["*my sister's always late*", 'sibling', "you're always late"],
  ['*my dad watches TV and tries to cook*', 'dad', 'you watch TV and try to cook'],
  ['*my boss he yells at me*', 'boss', 'you yell at me'],
  ['My boss, *he sometimes forgets*.', 'boss', 'you sometimes forget'],
  ['*My sister told my mom she is moving*.', 'sibling', 'you told my mom she is moving'],
  ["My boss: *he's never on time*.", 'boss', "you're never on time"],
  ['My sister knows. *I told her husband*.', 'sibling', 'I told your husband'],
  ['My roommate: *he eats chips and cookies*.', 'roommate', 'you eat chips and cookies'],
  ['My brother took it, *he was in the van*.', 'sibling', 'you were in the van'],
  ["My mother-in-law: *she doesn't knock*.", 'in-law', "you don't knock"],
  [
    "He rings the bell twice when I come, he thinks it's funny. *I'd like him to ring it once*.",
    null,
    "I'd like you to ring it once",
  ],
  ['My dad: *he said "I hate him"*.', 'dad', 'you said "I hate him"'],
  ['My boss knows. *he followed up on my raise*.', 'boss', 'you followed up on my raise'],
])('what a message says of its hearer is said to them: %s', (marked, to, expected) => {
  expect(said(marked, to)).toBe(expected)
})

test.each([
  ['How do I tell my dad that *my stepdad touched me*?', 'dad'],
  ['I want to tell my sister that *my brother owes me $500*.', 'sibling'],
  ['How do I tell my older sister that *my younger sister stole from me*?', 'sibling'],
  ['How do I tell my new boss that *my old boss fired me*?', 'boss'],
  ['How do I tell my dad that my coach touched me? *He touched me in the car*.', 'dad'],
  ['How do I tell my mom that my girlfriend is pregnant? *She is pregnant*.', 'mom'],
  ['I sign *the petition to sack the drama teacher*, how do I tell my teacher?', 'teacher'],
  ['My old boss grabbed me. *He grabbed me twice*. How do I tell my new boss?', 'boss'],
  ['My friend Ana is cheating. *She is sleeping with Tom*. How do I tell my friend Kim?', 'friend'],
  ['The movers broke the mirror and *they hid it*. How do I tell my parents?', 'parents'],
  ['Some guy in 3B hits her. *He hits her*, we hear it through the wall.', 'neighbor'],
  ['A guy at work, *he rubs my shoulders*. What do I tell HR?', 'hr'],
  ['How do I tell my coworker that another coworker lied? *She lied*.', 'coworker'],
  ['A boy in 8th grade, how do I tell my teacher? *He grabs my arm*.', 'teacher'],
  ['My coworker is loud. *a coworker touched me*', 'coworker'],
  ["My neighbor's car stands there. *The dog of the other neighbor barks*.", 'neighbor'],
  ['What do I say at the funeral of Rosa? *she raised four kids alone*', undefined],
  ['*The ferryman rings his bell* whenever I am aboard.', null],
  ['The boiler broke. *they left*', 'landlord'],
])('what it says of somebody else stays as it is: %s', (marked, to) => {
  expect(said(marked, to)).toBe(marked.split('*')[1])
})

test.each([
  ["I paint *my parents' house*.", 'parents'],
  ['My boss is quiet, and *is he mad at me*.', 'boss'],
  ['My roommate: *he has two jobs and is tired*.', 'roommate'],
  ['My dad, *he hit me twice*.', 'dad'],
  ['My dad, *he rapes me*.', 'dad'],
  ['My boss, *he shoots at me*.', 'boss'],
  ['My brother lies. *he killed my cat*', 'sibling'],
])('what would read wrong, or accuse the hearer of a grave deed, is not offered: %s', (marked, to) => {
  expect(said(marked, to)).toBeUndefined()
})

test('a long message is read to its end', () => {
  const marked = `My sister: *${'her, '.repeat(40)}*${' My dad knows her.'.repeat(150)}`
  expect(said(marked, 'sibling')).toMatch(/^(?:your?,? ?)+$/)
})

test('a threat counts as hostile, and a long chain of superlatives takes no time', () => {
  expect(isHostile("I'll break your legs if you don't pay")).toBe(true)
  expect(isHostile("I'm going to call immigration on you")).toBe(true)
  expect(isHostile("I'll fucking kill\u00a0you")).toBe(true)
  expect(isHostile("I'd like to thank you")).toBe(false)
  expect(isHostile(`You are ${'biggest dishonest '.repeat(200)}x to me.`)).toBe(false)
})

test('a message has no words to offer where no encoder read it', () => {
  const vectors = { get: () => new Float32Array(384) }
  expect(ownWordsOf('I broke your saw.', vectors, 'neighbor')('what you did', 'I have to tell you: ')).toEqual([])
})

// Computed by fit.py.
test('words and blanks have the signs that were learned', () => {
  const { first, last } = signsOfWords(['Mr.', 'Ray', 'left.'], 8192)
  const told = (rows: number[][]) => rows.map((row) => row.join(' ')).join(' | ')
  expect(told(first)).toBe('3479 6288 1807 7841 | 7084 657 1404 2815 | 281 4194 1404 5353')
  expect(told(last)).toBe('337 6709 6410 4890 | 3874 4178 6410 1563 | 3835 3197 6813 1814')
  expect(signsOfBlank("what's wrong", "I'm sorry for ", 2048)).toEqual([1205, 42, 1408, 1901, 1388, 698, 516])
})

test('a stretch lies within one sentence', () => {
  const text = 'I broke your saw. It was old, I think, and it fell off the wall of the shed by itself.'
  const width = 4 * fitted.size
  const numbers = new Float32Array(width * text.split(' ').length)
  const { words, find } = readMessage(text, numbers)
  const { best } = find('what you did', 'I have to tell you: ')
  expect(best.length).toBeGreaterThan(1)
  for (const { from, to } of best) expect(words.slice(from, to).some((word) => word.text.endsWith('.'))).toBe(false)
})

test('the parts of what the encoder gives: vectors of the whole and of sentences, numbers of words', () => {
  const numbers = new Float32Array(6 * 384 + 5 * 64 + 1)
  numbers[numbers.length - 1] = 5
  expect([sentenceCount(numbers), wordNumbers(numbers).length]).toEqual([2, 320])
  expect([sentenceCount(new Float32Array(384)), wordNumbers(new Float32Array(384)).length]).toEqual([0, 0])
})

test('packed numbers are signed bytes', () => {
  expect(unpack({ scale: 0.5, base64: 'Af8=' })).toEqual(Float32Array.of(0.5, -0.5))
})

test.each([
  ['the habit', 'his wife just died in March', false],
  ['the habit', 'humming in the silent part', true],
  ['what happened', 'his wife just died in March', true],
  ['the news', 'Dad passed away', true],
])('a death fills no blank for a thing: [%s] %s', (blank, words, isFit) => {
  expect(isFitFor(words, blank)).toBe(isFit)
})
