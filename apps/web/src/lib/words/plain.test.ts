import { analyzeText } from '@understory/insight/analyze-text'
import { expect, test } from 'vitest'
import { plain } from './en/plain.ts'
import { voiceResultsWords } from './en/voice-results.ts'
import { inPlain } from './plain.ts'
import './plain-results.ts'

/** All sentences of a group; functions get short arguments. */
function sentencesOf(group: unknown): string[] {
  if (typeof group === 'string') return [group]
  if (typeof group === 'function')
    return [String(group({ pace: 'two', low: 'one', high: 'two', from: 'one', to: 'two' }))]
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(sentencesOf) : []
}

const TERMS = /semitone|articulation|lufs|loudness|fluency|pitch|syllable|formality|sentiment|hedge|nominal|disfluen/i

test('plain language is grade 6 or easier and has no technical terms', () => {
  const sentences = sentencesOf(plain)
  expect(sentences.filter((sentence) => TERMS.test(sentence))).toEqual([])
  const text = sentences.filter((sentence) => sentence.split(' ').length > 4).map((s) => s.replace(/[^.?!]$/, '$&.'))
  expect(analyzeText(text.join(' '), 'Personal').measures.gradeLevel).toBeLessThanOrEqual(6)
})

test('plain language replaces what it has simpler words for', () => {
  const words = inPlain(voiceResultsWords)
  expect([words.facts.pitch, words.tone.warmth.low]).toEqual(['Ups and downs', voiceResultsWords.tone.warmth.low])
  expect(words.tryNext.slower.say).toBe(voiceResultsWords.tryNext.slower.say)
  const nobodys = { a: 'b' }
  expect(inPlain(nobodys)).toBe(nobodys)
})
