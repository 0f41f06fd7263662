import { analyzeText } from '@understory/insight/analyze-text'
import { expect, test } from 'vitest'
import { listeningWords } from './en/listening.ts'
import { plainResults } from './en/plain-results.ts'
import { textWords } from './en/text.ts'
import { voiceResultsWords } from './en/voice-results.ts'
import { inPlain } from './plain.ts'

/** Every sentence of a group, a function's with short words given. */
function sentencesOf(group: unknown): string[] {
  if (typeof group === 'string') return [group]
  if (typeof group === 'function') return [String(group('two', 'one', 'two'))]
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(sentencesOf) : []
}

const TERMS = /semitone|articulation|lufs|loudness|fluency|pitch|syllable|formality|sentiment|hedge|nominal|disfluen/i

test('plain language reads like grade 6 or easier, and knows no term of the field', () => {
  const sentences = sentencesOf(plainResults)
  expect(sentences.filter((sentence) => TERMS.test(sentence))).toEqual([])
  const text = sentences.filter((sentence) => sentence.split(' ').length > 4).map((s) => s.replace(/[^.?!]$/, '$&.'))
  expect(analyzeText(text.join(' '), 'Personal').measures.gradeLevel).toBeLessThanOrEqual(6)
})

/** Places that the plain words name and the group does not have. */
function strayed(plain: object, group: object, at = ''): string[] {
  return Object.entries(plain).flatMap(([key, value]: [string, unknown]) => {
    const own: unknown = Reflect.get(group, key)
    if (own === undefined) return [`${at}.${key}`]
    return isGroup(value) && isGroup(own) ? strayed(value, own, `${at}.${key}`) : []
  })
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

test('plain language has words for what there is, and for nothing else', () => {
  const { voice, text, listening } = plainResults
  expect([
    ...strayed(voice, voiceResultsWords),
    ...strayed(text, textWords),
    ...strayed(listening, listeningWords),
  ]).toEqual([])
})

test('plain language says over what it has plainer words for, and leaves the rest', () => {
  const plain = inPlain(voiceResultsWords)
  expect([plain.facts.pitch, plain.tone.warmth.low]).toEqual(['Ups and downs', voiceResultsWords.tone.warmth.low])
  expect(plain.tryNext.slower.say).toBe(voiceResultsWords.tryNext.slower.say)
  const nobodys = { a: 'b' }
  expect(inPlain(nobodys)).toBe(nobodys)
})
