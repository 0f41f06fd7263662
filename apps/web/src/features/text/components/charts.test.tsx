import { analyzeText } from '@understory/insight/analyze-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { liveReading } from '../merge.ts'
import { Glance } from './glance.tsx'
import { Leaves } from './leaves.tsx'
import { Note } from './note.tsx'
import { ToneBar } from './tone-bar.tsx'
import { ToneCard } from './tone-card.tsx'

const LONG =
  'We would like you to send us all of the papers that we talked about on the phone last week so that we can look at them before the meeting on Friday.'
const { measures, scores } = analyzeText(`Please come. ${LONG} Thank you so much!`, 'Work')

const ON = { onLight() {}, onStrike() {}, onWhy() {} }

test('a tone bar names its value, certainty, usual range and goal', () => {
  const score = { ...scores.warmth, value: 70, low: 62, high: 78, shownAs: 'score' as const, contributions: [] }
  const html = renderToStaticMarkup(
    <ToneBar name="warmth" score={score} struck={[]} usual={{ low: 40, high: 79 }} wanted="highest" {...ON} />,
  )
  expect(html).toContain('role="meter" aria-label="Warmth, cool to warm"')
  expect(html).toContain('aria-valuenow="70"')
  expect(html).toContain('aria-valuetext="Warm, 70; likely 62 to 78; usual here even to warm; you want very warm"')
})

function Tones({ text }: { text: string }) {
  const reading = liveReading(analyzeText(text, 'Work'), 'Work')
  return (
    <>
      <ToneCard {...{ reading, ...ON }} struck={[]} onRemoveStruck={() => {}} />
      <Glance reading={reading} />
    </>
  )
}

test('says once that scores need English, and shows none', () => {
  const text = 'Hoy no puedo ir a la reunión porque mi hija está enferma y tengo que cuidarla. Lo siento mucho.'
  const html = renderToStaticMarkup(<Tones text={text} />)
  expect(html.match(/English only/g)).toHaveLength(2)
  for (const none of ['Pronouns', 'Shaded', 'Why?', 'Reads like', 'role="meter"']) expect(html).not.toContain(none)
  expect(html).toContain('Sentences')
})

test('says a few words are too short for confidence', () => {
  expect(renderToStaticMarkup(<Tones text="Please send the report by five today." />)).toContain('Too short to tell')
})

test('a closed note quotes its words', () => {
  const finding = { kind: 'hedge', rule: 'hedge/modal', start: 0, end: 3, reason: 'Because.', weight: 'note' } as const
  const on = { onApply() {}, onDismiss() {}, onMute() {}, onAddWord() {}, onActive() {}, onLight() {}, onStep() {} }
  const html = renderToStaticMarkup(
    <Note {...{ finding, ...on }} number={0} count={1} quote="may be" isActive={false} headRef={null} />,
  )
  expect(html).toMatch(/<q[^>]*>may be<\/q>.*Because\./)
})

test("sentence lengths have a table, and long ones aren't marked by color alone", () => {
  const html = renderToStaticMarkup(<Leaves metrics={measures} />)
  const words = measures.sentenceLengths.map((each) => each.words)
  expect(html).toContain(`aria-label="3 sentences of `)
  expect(html).toContain('1 over 25 words.')
  expect([...html.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map((match) => Number(match[1]))).toEqual(words)
  expect(html.match(/stroke-dasharray="2 2.5"/g)).toHaveLength(1)
  expect(html).toContain('<figcaption')
})
