import { describe, expect, test } from 'vitest'
import { voiceResultsWords } from '../../lib/words/en/voice-results.ts'
import { factsOf } from './facts.ts'
import {
  countFillers,
  type Figures,
  figuresOf,
  fillersOf,
  type Measures,
  rushedStretches,
  type Scores,
} from './figures.ts'
import { findingOf } from './finding.ts'
import { paceChange } from './pace-change.ts'
import { spokenWords } from './spoken-words.ts'
import {
  bandLabelHeight,
  labelledPauses,
  labelPlace,
  layOutStrip,
  pacePath,
  pointThatMatters,
  secondsAlong,
} from './strip-layout.ts'
import { nothingMeasured, nothingScored, resultWith } from './test-results.ts'
import { tryNext } from './try-next.ts'

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
  test('neighbors above the range are one stretch around their middles', () => {
    expect(rushedStretches(paced(150, 200, 210, 150), WORK)).toEqual([{ start: 7.5, end: 17.5 }])
  })
  test('inside the range, and above it by less than anybody notices, there are none', () =>
    expect(rushedStretches(paced(140, 190, 195), WORK)).toEqual([]))
})

describe('the finding and the one thing to try', () => {
  test('a pace above the range is said to be so, and slowing down comes first', () => {
    const fast = { ...paced(230), wordsPerMinute: 230 }
    expect(findingOf(fast, scored(4))).toEqual({ key: 'fast' })
    expect(tryNext(fast, scored(4))).toEqual({ key: 'slower', pace: 230, edge: 190 })
  })
  test('nobody is asked to come closer to a microphone that was too loud already', () => {
    const problem = (code: Measures['problems'][number]['code']) => ({ ...paced(), problems: [{ code, sentence: '' }] })
    expect(tryNext(problem('no-speech'), null).key).toBe('louder')
    const both = [...problem('no-speech').problems, ...problem('clipped').problems]
    expect(tryNext({ ...paced(), problems: both }, null).key).toBe('softer')
  })
  test('one rush inside an even pace is named with its time', () => {
    const measures = paced(150, 200, 150)
    expect(findingOf(measures, scored(0))).toEqual({ key: 'rush', at: { start: 7.5, end: 12.5 } })
    expect(tryNext(measures, scored(0))).toMatchObject({ key: 'rush' })
  })
  test('a talk that only its pauses make slow is said to be so, and is not told to hurry its words', () => {
    const slow = { ...paced(110), wordsPerMinute: 110, take: { start: 5, end: 55 }, speechSeconds: 35 }
    expect(findingOf(slow, scored(-4))).toEqual({ key: 'paused' })
    expect(tryNext(slow, scored(-4))).toMatchObject({ key: 'fewerGaps', edge: 140 })
    const drawling = { ...slow, speechSeconds: 48 }
    expect(findingOf(drawling, scored(-4))).toEqual({ key: 'slow' })
    expect(tryNext(drawling, scored(-4))).toEqual({ key: 'quicker', pace: 110, edge: 140 })
  })
  test('outside the range by less than anybody notices is its edge, and asks for nothing', () => {
    expect(findingOf(paced(150), scored(0.4))).toEqual({ key: 'near' })
    expect(tryNext(paced(150), scored(0.4))).toEqual({ key: 'again' })
    expect([findingOf(paced(150), scored(0.6)).key, tryNext(paced(150), scored(0.6)).key]).toEqual(['fast', 'slower'])
  })
  test('an estimate that may as well lie inside the range is not said to lie outside', () => {
    const trust = { ...nothingMeasured.trust, wordsPerMinute: { certainty: 'low' as const, low: 115, high: 150 } }
    const estimated = { ...paced(150), wordsPerMinute: 130, isWordRateEstimated: true, trust }
    expect([findingOf(estimated, scored(-2)).key, tryNext(estimated, scored(-2)).key]).toEqual(['near', 'again'])
    expect(findingOf({ ...estimated, isWordRateEstimated: false }, scored(-2)).key).toBe('slow')
  })
  test('an estimate that lies outside lies there probably, a pace that was counted surely', () => {
    const trust = { ...nothingMeasured.trust, wordsPerMinute: { certainty: 'low' as const, low: 90, high: 120 } }
    const slow = { ...paced(110), wordsPerMinute: 110, trust, take: { start: 5, end: 55 } }
    const keys = (measures: Measures, steps: number) =>
      [measures, { ...measures, isWordRateEstimated: true }].map((each) => findingOf(each, scored(steps)).key)
    expect(keys({ ...slow, speechSeconds: 35 }, -4)).toEqual(['paused', 'probablyPaused'])
    expect(keys({ ...slow, speechSeconds: 48 }, -4)).toEqual(['slow', 'probablySlow'])
    const quick = { ...trust, wordsPerMinute: { certainty: 'low' as const, low: 210, high: 250 } }
    expect(keys({ ...paced(230), wordsPerMinute: 230, trust: quick }, 4)).toEqual(['fast', 'probablyFast'])
  })
  test('a hum is nobody speaking: no figure of a talk is told', () => {
    const hum = { ...paced(0), syllables: 0, problems: [{ code: 'no-syllables' as const, sentence: 'A hum.' }] }
    expect(findingOf(hum, scored(null))).toEqual({ key: 'nothing', reason: 'A hum.' })
    expect(tryNext(hum, scored(null))).toEqual({ key: 'louder' })
  })
  test('too loud for the microphone is mended by distance', () => {
    const problems = [{ code: 'clipped' as const, sentence: '' }]
    expect(tryNext({ ...paced(150), problems }, scored(0))).toEqual({ key: 'softer' })
  })
  test('silence finds nothing and asks for more voice, not for a better pace', () => {
    expect(findingOf(nothingMeasured, nothingScored)).toMatchObject({ key: 'nothing' })
    expect(tryNext(nothingMeasured, nothingScored)).toEqual({ key: 'louder' })
  })
  test('where nothing stands out nothing is made up', () => {
    expect(tryNext(paced(150), scored(0))).toEqual({ key: 'again' })
  })
})

describe('figures of a result', () => {
  test('VOICE-08 a placeholder has no scores beside its neutral ones, but keeps what was truly measured', () => {
    const figures = figuresOf(resultWith({ isPlaceholder: true }))
    expect(figures.scores).toBeNull()
    expect(figures.measures).toBe(nothingMeasured)
  })
  test('what cannot be told is null, never zero', () => {
    const figures: Figures = { measures: nothingMeasured, scores: nothingScored }
    const facts = factsOf(resultWith(), figures, [], voiceResultsWords)
    const told = facts.filter(({ value }) => value !== null).map(({ key }) => key)
    expect(told).not.toContain('pace')
    expect(told).not.toContain('pitch')
    expect(told).toContain('recording')
  })
  test('fillers are counted in the transcript where there is one, with or without their times', () => {
    const rate = { count: 3, perMinute: 6, low: 1, high: 9, perHundredWords: 4 }
    const none = { ...rate, count: 0 }
    const disfluencies = { found: [], filledPauses: rate, discourseFillers: none, repetitions: none, repairs: none }
    expect(countFillers({ ...nothingMeasured, disfluencies }, [])).toBe(3)
    expect(countFillers(nothingMeasured, [{ start: 1, end: 1.4, text: null, certainty: 'low' }])).toBe(1)
  })
  test('a filler without a time of its own stands about where its word does', () => {
    const rate = { count: 1, perMinute: 6, low: 1, high: 9, perHundredWords: 4 }
    const um = { kind: 'filled-pause' as const, start: 5, end: 7, text: 'um', time: null }
    const disfluencies = { found: [um], filledPauses: rate, discourseFillers: rate, repetitions: rate, repairs: rate }
    const measures = { ...nothingMeasured, speech: [{ start: 1, end: 4 }], disfluencies }
    const [filler] = fillersOf(measures, spokenWords({ transcript: 'Well um I' }, measures))
    expect(filler).toMatchObject({ text: 'um', certainty: 'low' })
    expect(filler?.start).toBeCloseTo(1 + (3 * 4) / 7, 5)
  })
  test('without a word-for-word transcript fillers are guesses at most, and none heard is none claimed', () => {
    const figures: Figures = { measures: { ...nothingMeasured, speechSeconds: 9 }, scores: nothingScored }
    const value = (guesses: Parameters<typeof factsOf>[2]) =>
      factsOf(resultWith(), figures, guesses, voiceResultsWords).find(({ key }) => key === 'fillers')?.value
    expect(value([])).toBe('Needs a transcript')
    expect(value([{ start: 1, end: 1.4, text: null, certainty: 'low' }])).toBe('perhaps 1')
  })
  test('a change of tempo under a twentieth is none', () => {
    const at = (wordsPerMinute: number | null) => ({ ...nothingMeasured, wordsPerMinute })
    expect(paceChange(at(150), at(155))).toBe('same')
    expect(paceChange(at(150), at(160))).toBe('faster')
    expect(paceChange(at(160), at(150))).toBe('slower')
    expect(paceChange(at(null), at(150))).toBeUndefined()
  })
})

describe('the strip', () => {
  test('time runs from edge to edge and the point that matters is the furthest from the range', () => {
    const measures = paced(150, 215, 120)
    const layout = layOutStrip(1000, measures, WORK)
    expect([layout.x(0), layout.x(60)]).toEqual([layout.left, layout.right])
    expect(pointThatMatters(measures, WORK)?.wordsPerMinute).toBe(120)
    expect(pacePath(measures, layout)).toMatch(/^M/)
  })
  test('the label of a point stands above the line or below it, never on it', () => {
    for (const paces of [
      [120, 200, 150, 160, 110],
      [200, 120, 190, 205, 150],
      [150, 150, 122, 118, 150],
      [160, 161, 230, 231, 230],
    ]) {
      const measures = paced(...paces)
      for (const width of [330, 1072]) {
        const layout = layOutStrip(width, measures, WORK)
        const point = pointThatMatters(measures, WORK)
        if (!point) throw new Error('no point')
        const { x, y, anchor } = labelPlace(measures, point, layout)
        const [from, to] = anchor === 'end' ? [x - 90, x] : [x, x + 90]
        const line = measures.paceOverTime.map((at) => [
          layout.x((at.start + at.end) / 2),
          layout.pace(at.wordsPerMinute),
        ])
        for (let at = from; at <= to; at++) {
          const next = line.findIndex(([px = 0]) => px >= at)
          const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [line[next - 1], line[next]]
          if (next < 1) continue
          const height = ay + ((by - ay) * (at - ax)) / (bx - ax)
          expect(height < y - 11 || height > y + 3).toBe(true)
        }
      }
    }
  })
  test('the label of the band goes where the line is not', () => {
    const layout = (measures: Measures) => layOutStrip(1072, measures, WORK)
    const height = (measures: Measures) =>
      bandLabelHeight(measures, 'usual for work, 140 to 190', WORK, layout(measures))
    const [inside, under] = [paced(...Array(11).fill(160)), paced(...Array(11).fill(132))]
    expect(height(inside)).toBe(layout(inside).pace(140) + 18)
    expect(height(under)).toBe(layout(under).pace(190) + 18)
  })
  test('one window is no line', () => {
    const measures = paced(150)
    expect(pacePath(measures, layOutStrip(400, measures, WORK))).toBe('')
    expect(pointThatMatters(measures, WORK)).toBeUndefined()
  })
  test('pauses too close for two labels leave it to the longer one', () => {
    const layout = layOutStrip(1000, paced(150, 150), WORK)
    const [short, long, far] = [
      { start: 1, end: 2 },
      { start: 2.5, end: 4 },
      { start: 30, end: 31 },
    ]
    expect(labelledPauses([short, long, far], layout)).toEqual(new Set([long, far]))
  })
  test('the axis counts even seconds, few enough to read', () => {
    expect(secondsAlong(42, 7)).toEqual([0, 10, 20, 30, 40])
    expect(secondsAlong(300, 4)).toHaveLength(6)
    expect(secondsAlong(0.5, 7)).toEqual([0])
  })
})
