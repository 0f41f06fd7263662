import { expect, test } from 'vitest'
import { situations } from '../development/situations.ts'
import { readTurn } from './reading.ts'

const slots = (text: string) => readTurn(text, 0).slots

/** Share of right among found and among wanted, joined. */
const f1 = (right: number, found: number, wanted: number): number => (2 * right) / (found + wanted)

test('the one addressed and the wish are found in most development messages', () => {
  let [right, found, wanted] = [0, 0, 0]
  let [rightWish, foundWish, wantedWish] = [0, 0, 0]
  for (const each of situations) {
    const { to, want } = slots(each.text)
    if (each.to !== undefined) wanted += 1
    if (to) found += 1
    if (to && to.value.np === each.to) right += 1
    if (each.want !== undefined) wantedWish += 1
    if (want) foundWish += 1
    if (want && each.want !== undefined && want.value.toLowerCase().includes(each.want.toLowerCase())) rightWish += 1
  }
  expect(f1(right, found, wanted)).toBeGreaterThanOrEqual(0.9)
  expect(f1(rightWish, foundWish, wantedWish)).toBeGreaterThanOrEqual(0.85)
})

test.each(situations.filter((each) => each.feeling ?? each.medium ?? each.urgency ?? each.amount ?? each.pronoun))(
  'the rest of "$text" is read',
  (told) => {
    const read = slots(told.text)
    if (told.feeling !== undefined) expect(read.feeling?.value.word).toBe(told.feeling)
    if (told.medium !== undefined) expect(read.medium?.value).toBe(told.medium)
    if (told.urgency !== undefined) expect(read.when?.value.urgency).toBe(told.urgency)
    if (told.amount !== undefined) expect(read.amount?.value).toBe(told.amount)
    if (told.pronoun !== undefined) expect(read.to?.value.pronoun).toBe(told.pronoun)
  },
)

test("a feeling of somebody else is not the person's own", () => {
  expect(slots('she is furious with me').feeling).toBeUndefined()
  expect(slots('they get upset every time').feeling).toBeUndefined()
  expect(slots('my mom found out i smoke').feeling).toBeUndefined()
  expect(slots("i'm not angry").feeling).toBeUndefined()
})

test('nobody speaks to the dead', () => {
  expect(slots('my grandma died').to).toBeUndefined()
  expect(slots('i have to give the eulogy for my pastor').to).toBeUndefined()
  expect(slots('my neighbour died and i dont know whether to ring').to).toBeUndefined()
})

test('a role inside a compound is no person', () => {
  for (const text of [
    'the baby shower is on saturday',
    'parent conference tomorrow',
    'a student loan',
    'team meeting at nine',
  ])
    expect(readTurn(text, 0).mentions).toEqual([])
})

test('a role of the writer is nobody to speak to', () => {
  expect(slots("i'm a freelancer and the client does not pay").to?.value.np).toBe('the client')
})

test('a habit is no date', () => {
  expect(slots('we fight every friday').when).toBeUndefined()
})

test('spans point at the raw words', () => {
  const text = 'Idk how to tell my BOSS   that u r right'
  const { to } = slots(text)
  expect(text.slice(to?.span?.start ?? 0, to?.span?.end ?? 0)).toBe('my BOSS'.slice(3))
})
