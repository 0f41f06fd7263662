import { analyzeText } from '@understory/insight/analyze-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Leaves } from './leaves.tsx'
import { ToneBar } from './tone-bar.tsx'

const LONG =
  'We would like you to send us all of the papers that we talked about on the phone last week so that we can look at them before the meeting on Friday.'
const { measures, scores } = analyzeText(`Please come. ${LONG} Thank you so much!`, 'Work')

test('a tone says its place, how sure it is, what is usual and what is wanted, as it is drawn', () => {
  const score = {
    ...scores.warmth,
    value: 70,
    low: 62,
    high: 78,
    shownAs: 'score' as const,
    contributions: [],
  }
  const html = renderToStaticMarkup(
    <ToneBar
      name="warmth"
      score={score}
      struck={[]}
      usual={{ low: 40, high: 79 }}
      wanted="highest"
      onLight={() => {}}
      onStrike={() => {}}
      onWhy={() => {}}
    />,
  )
  expect(html).toContain('role="meter" aria-label="Warmth, cool to warm"')
  expect(html).toContain('aria-valuenow="70"')
  expect(html).toContain('aria-valuetext="Warm, 70; likely 62 to 78; usual here even to warm; you want very warm"')
})

test('the leaves say how long the sentences are, each stands in the table, and a long one is not told by color alone', () => {
  const html = renderToStaticMarkup(<Leaves metrics={measures} />)
  const words = measures.sentenceLengths.map((each) => each.words)
  expect(html).toContain(`aria-label="3 sentences of `)
  expect(html).toContain('1 over 25 words.')
  expect([...html.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map((match) => Number(match[1]))).toEqual(words)
  expect(html.match(/stroke-dasharray="2 2.5"/g)).toHaveLength(1)
  expect(html).toContain('<figcaption')
})
