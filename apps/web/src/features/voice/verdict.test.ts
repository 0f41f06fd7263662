import type { Context } from '@understory/contract/contexts'
import { paceBand } from '@understory/insight/voice/bands'
import type { PacePlace } from '@understory/insight/voice/judge-pace'
import { scorePace } from '@understory/insight/voice/score-pace'
import { expect, test } from 'vitest'
import { voiceResultsWords as words } from '../../lib/words/en/voice-results.ts'
import { type Figures, verdictOf } from './figures.ts'
import { findingOf, headline, reasonOf } from './finding.ts'
import { bandOf, hearReading, NOTHING_HEARD, summaryOf } from './listening.ts'
import { nothingMeasured, nothingScored } from './test-results.ts'
import { tryNext } from './try-next.ts'

type Take = readonly [Context, pace: number, low: number, high: number, 'counted' | 'estimated', PacePlace, 'probably'?]

// Takes with a listener's judgment, written down before the rule.
const TAKES: readonly Take[] = [
  ['Personal', 128, 107, 150, 'estimated', 'below', 'probably'],
  ['Personal', 138, 112, 164, 'estimated', 'below', 'probably'],
  ['Personal', 128, 119, 137, 'counted', 'below'],
  ['Personal', 175, 161, 189, 'counted', 'within'],
  ['Personal', 149, 139, 159, 'counted', 'slowEdge'],
  ['Work', 230, 190, 270, 'estimated', 'above', 'probably'],
  ['Work', 230, 215, 245, 'counted', 'above'],
  ['Public', 110, 103, 117, 'counted', 'below'],
  ['Faith', 95, 90, 100, 'counted', 'below'],
  ['Academic', 148, 123, 173, 'estimated', 'within'],
  ['Professional', 160, 133, 187, 'estimated', 'within'],
  ['Professional', 185, 172, 198, 'counted', 'fastEdge'],
  ['Creative', 200, 160, 240, 'estimated', 'above', 'probably'],
  ['Family', 139.6, 130, 149, 'counted', 'within'],
  ['Social', 60, 45, 75, 'estimated', 'below'],
  ['Work', 195, 182, 208, 'counted', 'fastEdge'],
  ['Public', 172, 143, 201, 'estimated', 'fastEdge'],
  ['Personal', 120, 112, 128, 'counted', 'below'],
]

const heardAt = (pace: number) => ({ at: 30, wordsPerMinute: pace, withoutPauses: pace, longestRunSeconds: 3 })
const SIDE = { below: -1, slowEdge: 0, within: 0, fastEdge: 0, above: 1 } as const

function figuresFor([context, wordsPerMinute, low, high, kind]: Take, isSecondLanguageAudience = false): Figures {
  const measures = {
    ...nothingMeasured,
    problems: [],
    syllables: 200,
    speechSeconds: 40,
    take: { start: 0, end: 42 },
    wordsPerMinute,
    isWordRateEstimated: kind === 'estimated',
    trust: { ...nothingMeasured.trust, wordsPerMinute: { certainty: 'medium' as const, low, high } },
  }
  return { measures, scores: { ...nothingScored, pace: scorePace(measures, context, isSecondLanguageAudience) } }
}

test.each(TAKES.map((take) => ({ take, title: `${take[1]} words a minute (${take[0]}, ${take[4]})` })))(
  'VOICE-06 SIDE-02 every surface says the same of $title',
  ({ take }) => {
    const [context, pace, , , kind, place, probably] = take
    const band = paceBand(context)
    const figures = figuresFor(take)
    const { measures, scores } = figures
    if (!measures || !scores) throw new Error('no figures')
    const name = words.contexts[context]
    const said = headline(findingOf(figures), words, name)

    expect(verdictOf(figures)?.place).toBe(place)
    expect(said).toBe(
      probably && (place === 'below' || place === 'above') ? words.probable[place](name) : words.findings[place](name),
    )
    // The server's assessment starts with the same verdict and figures.
    expect(scores.pace.assessment.startsWith(said.slice(0, -1))).toBe(true)
    expect(scores.pace.assessment).toContain(`${Math.round(pace)} words a minute`)
    expect(reasonOf(figures, words)).toMatch(
      new RegExp(`${Math.round(pace)} words a minute.*usual range is ${band.low} to ${band.high}`),
    )
    // The ring is full exactly inside the shaded range.
    expect(Math.round(scores.pace.value ?? 0) === 100).toBe(place === 'within')
    expect(scores.pace.band).toEqual(band)
    if (place.endsWith('Edge')) expect(words.paceNotes[place]).toMatch(pace < band.low ? /below/ : /above/)
    // Advice and live listening agree on changing the pace.
    const live = hearReading(NOTHING_HEARD, heardAt(pace), band)
    expect({ '-1': 'slow', '0': null, '1': 'quick' }[SIDE[place]]).toBe(live.hint)
    expect({ '-1': 'quicker', '0': 'sameAgain', '1': 'slower' }[SIDE[place]]).toBe(tryNext(measures, scores).key)
    expect(summaryOf(live, band).insideShare).toBe(place === 'within' ? 1 : 0)
    expect(kind === 'counted' || reasonOf(figures, words)?.startsWith('Roughly')).toBe(true)
  },
)

test.each([
  ['above', 'quick', 190],
  ['within', null, 135],
] as const)('VOICE-06 live listening and results judge %s for second-language listeners', (place, hint, pace) => {
  const figures = figuresFor(['Personal', pace, pace - 5, pace + 5, 'counted', place], true)
  const band = bandOf({ context: 'Personal', isSecondLanguageAudience: true })
  expect(figures.scores?.pace.band).toEqual(band)
  expect(verdictOf(figures)?.place).toBe(place)
  expect(hearReading(NOTHING_HEARD, heardAt(pace), band).hint).toBe(hint)
  // Without the setting the same pace is judged otherwise.
  expect(verdictOf(figuresFor(['Personal', pace, pace - 5, pace + 5, 'counted', place]))?.place).not.toBe(place)
})
