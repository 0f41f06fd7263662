import { describe, expect, it } from 'vitest'
import { analyzeText } from './analyze-text.ts'
import { SCORE_NAMES } from './text/types.ts'

const MESSAGE =
  'Hi Ana, could you please send me the report by Friday? I think it might be late. Mistakes were made in order to win.'

describe('analyzeText', () => {
  it('TEXT-02: a text gives measures, findings, scores, emotion and a summary', () => {
    const result = analyzeText(MESSAGE, 'Work')
    expect(result.language).toEqual({ code: 'en', english: true })
    expect(result.measures).toMatchObject({ words: 24, sentences: 3, sentenceStarts: [0, 55, 81], questions: 1 })
    expect(new Set(result.findings.map(({ kind }) => kind))).toEqual(
      new Set(['politeness', 'hedge', 'passive', 'wordy']),
    )
    expect(Object.keys(result.scores)).toEqual([...SCORE_NAMES])
    expect(result.summary).toContain('24 words in 3 sentences.')
  })

  it('a text in another language is measured, and its scores say why they are missing', () => {
    const { language, measures, findings, scores } = analyzeText(
      'Ich kann heute leider nicht kommen, weil mein Zug nicht fährt. Bitte ruf mich später an.',
      'Work',
    )
    expect(language).toMatchObject({ code: 'und', english: false })
    expect(measures).toMatchObject({ words: 16, sentences: 2, gradeLevel: null })
    expect(findings).toEqual([])
    for (const name of SCORE_NAMES) expect(scores[name]).toMatchObject({ value: null, reason: language.reason })
  })
})
