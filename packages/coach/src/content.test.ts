import { expect, test } from 'vitest'
import { content } from './content.ts'
import { model } from './find/fitted.ts'
import { withPronoun } from './render/pronoun.ts'

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

test('every case is known to the fit, and the fit knows no other', () => {
  expect([...model.caseIds].toSorted()).toEqual(content.cases.map(({ id }) => id).toSorted())
})

test('sentences of answers and reasons have at most 25 words', () => {
  const long = content.cases.flatMap(({ id, answer, why }) =>
    [...sentences(answer), ...sentences(why)]
      .filter((sentence) => words(sentence) > 25)
      .map((sentence) => `${id}: ${sentence}`),
  )
  expect(long).toEqual([])
})

test('no line uses words that the voice rules out', () => {
  const banned =
    /\b(?:I hear you(?! two)|that's valid|communication is key|great question|be confident|just be yourself|as an AI)\b|(?:^|[.!?:] )(?:and |but )?remember,/i
  const lines = content.cases.flatMap((one) => [one.answer, one.phrase, one.why, one.short, one.message, one.another])
  expect(lines.filter((line) => banned.test(line))).toEqual([])
})

test('no two cases have one title', () => {
  const titles = Map.groupBy(content.cases, ({ title }) => title.toLowerCase())
  expect([...titles].filter(([, all]) => all.length > 1).map(([title]) => title)).toEqual([])
})

test('every context has six starters that are found or built', () => {
  for (const starters of Object.values(content.starters)) expect(starters).toHaveLength(6)
})

test('a marked text has a form for each pronoun, and no verb of a group is left beside "she" or "he"', () => {
  const said = Object.values(content.marked).flatMap((text) => [withPronoun(text, 'she'), withPronoun(text, 'he')])
  expect(
    said.filter((text) =>
      /[{}]|\bs?he (?:really |still |also |never |always )?(?:are|have|do|want|know|need|get|don't|haven't|aren't|were)\b/i.test(
        text,
      ),
    ),
  ).toEqual([])
})
