import { describe, expect, test } from 'vitest'
import { voiceWords } from '../../lib/words/en/voice.ts'
import { voiceResultsWords as words } from '../../lib/words/en/voice-results.ts'
import { factsOf } from './facts.ts'
import {
  countFillers,
  type Figures,
  figuresOf,
  fillersOf,
  isVeryLow,
  type Measures,
  paceChange,
  rushedStretches,
  type Scores,
} from './figures.ts'
import { findingOf } from './finding.ts'
import { spokenWords } from './spoken-words.ts'
import {
  axisTicks,
  bandLabelHeight,
  keyPoint,
  labelledPauses,
  labelPlace,
  layOutStrip,
  pacePath,
} from './strip-layout.ts'
import { disfluent, nothingMeasured, nothingScored, resultWith } from './test-results.ts'
import { adviceIn, tryNext } from './try-next.ts'

const WORK = { low: 140, high: 190 }
const point = (start: number, wordsPerMinute: number) => ({
  start,
  end: start + 10,
  wordsPerMinute,
  articulationRate: 4,
})
const paced = (...paces: number[]): Measures => ({
  ...nothingMeasured,
  problems: [],
  speechSeconds: 40,
  durationSeconds: 60,
  wordsPerMinute: 160,
  paceOverTime: paces.map((pace, index) => point(index * 5, pace)),
})
const scored = (steps: number | null): Scores => ({ ...nothingScored, pace: { ...nothingScored.pace, steps } })

describe('rushed stretches', () => {
  test('joins neighboring fast windows into one stretch around their middles', () => {
    expect(rushedStretches(paced(150, 200, 210, 150), WORK)).toEqual([{ start: 7.5, end: 17.5 }])
  })
  test('reports none inside the range, or too little above it to notice', () =>
    expect(rushedStretches(paced(140, 190, 195), WORK)).toEqual([]))
})

describe('the verdict and the tip', () => {
  const key = (measures: Measures) => tryNext(measures, scored(0)).key
  test('names one rush within an even pace with its time', () => {
    const measures = paced(150, 200, 150)
    expect(findingOf({ measures, scores: scored(0) })).toEqual({ key: 'rush', at: { start: 7.5, end: 12.5 } })
    expect(tryNext(measures, scored(0))).toEqual({ key: 'rush', about: [{ from: '0:07', to: '0:12' }] })
  })
  test("says when pauses alone make a talk slow, and doesn't tell it to hurry", () => {
    const slow = { ...paced(110), wordsPerMinute: 110, take: { start: 5, end: 55 }, speechSeconds: 35 }
    expect(findingOf({ measures: slow, scores: scored(-4) })).toEqual({ key: 'paused', isSure: true })
    expect(tryNext(slow, scored(-4))).toEqual({ key: 'fewerGaps', about: ['157'] })
    const drawling = { ...slow, speechSeconds: 48 }
    expect(findingOf({ measures: drawling, scores: scored(-4) }).key).toBe('below')
    expect(tryNext(drawling, scored(-4))).toEqual({ key: 'quicker', about: ['30'] })
  })
  test("doesn't take a hum for a voice, and suggests a quieter room", () => {
    const hum = { ...paced(0), syllables: 0, problems: [{ code: 'no-syllables' as const, sentence: 'A hum.' }] }
    expect(findingOf({ measures: hum, scores: scored(null) })).toEqual({ key: 'nothing' })
    expect(key(hum)).toBe('room')
  })
  test.each([
    ['softer', ['clipped'], paced()],
    ['louder', ['too-quiet'], paced()],
    ['softer', ['too-quiet', 'clipped'], paced()],
    ['room', ['no-speech'], nothingMeasured],
    ['louder', ['silence', 'too-quiet'], nothingMeasured],
    ['louder', ['no-speech', 'too-quiet'], nothingMeasured],
  ] as const)('gives the tip "%s" for %j', (tip, codes, measures) => {
    expect(key({ ...measures, problems: codes.map((code) => ({ code, sentence: '' })) })).toBe(tip)
  })
  test('finds nothing in silence, and asks for as much speech as the tips need', () => {
    expect(findingOf({ measures: nothingMeasured, scores: nothingScored })).toEqual({ key: 'nothing' })
    const short = { ...paced(), speechSeconds: 2, problems: [{ code: 'short' as const, sentence: '' }] }
    expect(findingOf({ measures: short, scores: scored(null) })).toEqual({ key: 'short' })
    expect(adviceIn(words, tryNext(short, null)).say).toContain('fifteen to thirty seconds')
    expect(voiceWords.settings.tips[0]).toContain('fifteen to thirty seconds; clarity needs thirty')
    expect(words.facts.missing.longer).toContain('thirty seconds')
  })
  test('gives a word for a score under 5 of 100', () => {
    expect([0, 4.4, 4.5, 60].map(isVeryLow)).toEqual([true, true, false, false])
  })
  test('makes nothing up when nothing stands out', () => expect(key(paced(150))).toBe('sameAgain'))
})

describe('figures of a result', () => {
  test('VOICE-08 a placeholder shows no scores, but keeps real measurements', () => {
    const figures = figuresOf(resultWith({ isPlaceholder: true }))
    expect(figures.scores).toBeNull()
    expect(figures.measures).toBe(nothingMeasured)
  })
  test('a missing value is null, never zero', () => {
    const figures: Figures = { measures: nothingMeasured, scores: nothingScored }
    const facts = factsOf(resultWith(), figures, [], words)
    const told = facts.filter(({ value }) => value !== null).map(({ key }) => key)
    expect(told).not.toContain('pace')
    expect(told).not.toContain('pitch')
    expect(told).toContain('recording')
  })
  test('counts fillers in a transcript, with or without times', () => {
    expect(countFillers({ ...nothingMeasured, ...disfluent([], 3) }, [])).toBe(6)
    expect(countFillers(nothingMeasured, [{ start: 1, end: 1.4, text: null, certainty: 'low' }])).toBe(1)
  })
  test('estimates the time of a filler from its word', () => {
    const um = { kind: 'filled-pause' as const, start: 5, end: 7, text: 'um', time: null }
    const measures = { ...nothingMeasured, speech: [{ start: 1, end: 4 }], ...disfluent([um]) }
    const [filler] = fillersOf(measures, spokenWords({ transcript: 'Well um I' }, measures))
    expect(filler).toMatchObject({ text: 'um', certainty: 'low' })
    expect(filler?.start).toBeCloseTo(1 + (3 * 4) / 7, 5)
  })
  test('calls fillers guesses without a verbatim transcript, and never reports zero', () => {
    const figures: Figures = { measures: { ...nothingMeasured, speechSeconds: 9 }, scores: nothingScored }
    const value = (guesses: Parameters<typeof factsOf>[2]) =>
      factsOf(resultWith(), figures, guesses, words).find(({ key }) => key === 'fillers')?.value
    expect(value([])).toBe('Needs a transcript')
    expect(value([{ start: 1, end: 1.4, text: null, certainty: 'low' }])).toBe('perhaps 1')
  })
  test('ignores a tempo change under a twentieth', () => {
    const at = (wordsPerMinute: number | null) => ({ ...nothingMeasured, wordsPerMinute })
    expect(paceChange(at(150), at(155))).toBe('same')
    expect(paceChange(at(150), at(160))).toBe('faster')
    expect(paceChange(at(160), at(150))).toBe('slower')
    expect(paceChange(at(null), at(150))).toBeUndefined()
  })
})

describe('the strip', () => {
  test('time runs edge to edge, and the key point is furthest from the range', () => {
    const measures = paced(150, 215, 120)
    const layout = layOutStrip(1000, measures, WORK)
    expect([layout.x(0), layout.x(60)]).toEqual([layout.left, layout.right])
    expect(keyPoint(measures, WORK)?.wordsPerMinute).toBe(120)
    expect(pacePath(layout)).toMatch(/^M/)
  })
  test("a point's label stands above or below the line, never on it", () => {
    for (const paces of [
      [120, 200, 150, 160, 110],
      [200, 120, 190, 205, 150],
      [150, 150, 122, 118, 150],
      [160, 161, 230, 231, 230],
    ]) {
      const measures = paced(...paces)
      for (const width of [330, 1072]) {
        const layout = layOutStrip(width, measures, WORK)
        const point = keyPoint(measures, WORK)
        if (!point) throw new Error('no point')
        const { x, y, anchor } = labelPlace(point, layout)
        const [from, to] = anchor === 'end' ? [x - 90, x] : [x, x + 90]
        for (let at = from; at <= to; at++) {
          const next = layout.points.findIndex(([px]) => px >= at)
          const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [layout.points[next - 1], layout.points[next]]
          if (next < 1) continue
          const height = ay + ((by - ay) * (at - ax)) / (bx - ax)
          expect(height < y - 11 || height > y + 3).toBe(true)
        }
      }
    }
  })
  test("puts the band's label where the line isn't", () => {
    const layout = (measures: Measures) => layOutStrip(1072, measures, WORK)
    const height = (measures: Measures) => bandLabelHeight('usual for work, 140 to 190', WORK, layout(measures))
    const [inside, under] = [paced(...Array(11).fill(160)), paced(...Array(11).fill(132))]
    expect(height(inside)).toBe(layout(inside).pace(140) + 18)
    expect(height(under)).toBe(layout(under).pace(190) + 18)
  })
  test('draws no line for a single window', () => {
    const measures = paced(150)
    expect(pacePath(layOutStrip(400, measures, WORK))).toBe('')
    expect(keyPoint(measures, WORK)).toBeUndefined()
  })
  test('labels only the longer of two close pauses', () => {
    const layout = layOutStrip(1000, paced(150, 150), WORK)
    const [short, long, far] = [
      { start: 1, end: 2 },
      { start: 2.5, end: 4 },
      { start: 30, end: 31 },
    ]
    expect(labelledPauses([short, long, far], layout)).toEqual(new Set([long, far]))
  })
  test('the axis has few, evenly spaced labels', () => {
    expect(axisTicks(42, 7)).toEqual([0, 10, 20, 30, 40])
    expect(axisTicks(300, 4)).toHaveLength(6)
    expect(axisTicks(0.5, 7)).toEqual([0])
  })
})
