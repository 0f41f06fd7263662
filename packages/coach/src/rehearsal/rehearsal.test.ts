import { expect, test } from 'vitest'
import { costsOf, strengthsOf } from './detect.ts'
import { debriefFreely } from './free.ts'
import { play } from './play.ts'
import { scenarioById, scenarios } from './scenarios.ts'
import type { Scenario } from './types.ts'

function scenario(id: string): Scenario {
  const found = scenarioById(id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found
}

const linesOf = ({ opening, second, third, endings }: Scenario) => [opening, ...second, ...third, ...endings]

test('there are at least twelve rehearsals over all nine contexts, and no line stands twice', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(12)
  const lines = scenarios.flatMap(linesOf)
  expect(new Set(lines).size).toBe(lines.length)
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  expect(new Set(scenarios.map(({ context }) => context)).size).toBe(9)
})

test.each(scenarios)('$title: nobody speaks for more than twenty words, and the hint needs no more', (each) => {
  for (const line of [...linesOf(each), each.hint, each.next]) {
    expect(line.split(' ').length).toBeLessThanOrEqual(20)
    expect(line).toMatch(/[.?!]$/)
  }
})

test('news with its date, a question and an offer open the manager; she says so and the debrief quotes the line', () => {
  const lines = [
    'The release will be Thursday instead of Monday. One test rig failed.',
    'The client loses three days. Could we send the reports on Monday?',
    'I will tell them today. Can I send you the text by noon?',
  ]
  const done = play(scenario('the-date-that-slips'), lines)
  expect(done.hasEnded).toBe(true)
  expect(done.exchanges.map(({ outcome }) => outcome)).toEqual(['opens', 'opens', 'opens'])
  expect(done.says).toBe('Good. Send it to me by noon and we are all right.')
  expect(lines).toContain(done.debrief?.opened?.line)
  expect(done.debrief?.cost).toBeNull()
})

test('blame and threats close her, and what cost is quoted with something better', () => {
  const lines = [
    'You never give us enough time and everybody knows it.',
    'It is your fault, you just do not listen.',
    "If you don't stop this you will regret it.",
    'You always do this.',
  ]
  const done = play(scenario('the-date-that-slips'), lines)
  expect(done.exchanges.every(({ outcome }) => outcome === 'closes')).toBe(true)
  expect(done.hasEnded).toBe(true)
  expect(done.debrief?.opened).toBeNull()
  expect(lines).toContain(done.debrief?.cost?.line)
  expect(done.debrief?.cost?.why).toMatch(/Try|Say|Name/)
})

test('whoever was closed can be opened once more', () => {
  const lines = [
    'You never ask me, you just decide!',
    'You are right. I saw the screen at 00:40 twice. What is going on?',
  ]
  const { exchanges } = play(scenario('phone-at-midnight'), lines)
  expect(exchanges.map(({ outcome }) => outcome)).toEqual(['closes', 'opens'])
  expect(exchanges[1]?.reply).toBe('Okay, so it was late. So what? Everybody is up then.')
})

test('on the harder setting the same line opens less', () => {
  const lines = ['The release slips to Thursday, maybe.']
  expect(play(scenario('the-date-that-slips'), lines).exchanges[0]?.outcome).toBe('opens')
  expect(
    play(scenario('the-date-that-slips'), ['It slips, and I was late.'], { isHard: true }).exchanges[0]?.outcome,
  ).toBe('opens')
  expect(play(scenario('the-date-that-slips'), ['It slips.'], { isHard: true }).exchanges[0]?.outcome).toBe('holds')
})

test('what nobody can read is asked for again and is no exchange; a stop ends it with what was said', () => {
  const blank = play(scenario('not-yet'), ['…'])
  expect(blank).toMatchObject({ exchanges: [], hasEnded: false, debrief: null })
  expect(blank.says).toMatch(/again/)
  const stopped = play(scenario('not-yet'), ['At page thirty I began to skim.'], { isOver: true })
  expect(stopped.hasEnded).toBe(true)
  expect(stopped.debrief?.opened?.line).toBe('At page thirty I began to skim.')
})

test.each(scenarios)('$title ends within six lines, whatever is said', (each) => {
  for (const line of ['Okay.', 'You never listen!', `I see. ${each.brief[0]} What would help on Monday?`]) {
    const lines = Array.from({ length: 9 }, () => line)
    const done = play(each, lines)
    expect(done.hasEnded).toBe(true)
    expect(done.exchanges.length).toBeLessThanOrEqual(6)
    expect(done.debrief).not.toBeNull()
  }
})

test('lines are read for what helps and what costs', () => {
  expect(strengthsOf('I missed the date. Could we talk on Friday?', '')).toEqual(
    expect.arrayContaining(['owns', 'ask', 'specific', 'calm-short']),
  )
  expect(strengthsOf('The hymn she walked in to?', 'My wife walked in to that hymn.')).toContain('hears')
  expect(costsOf('Sorry, so sorry, I just thought maybe it might be possible')).toEqual(
    expect.arrayContaining(['sorries', 'hedges']),
  )
  expect(costsOf('Never mind, okay, I will do it')).toContain('caves')
  expect(costsOf('It will be Thursday.')).toEqual([])
})

test('a free rehearsal is looked at by the same eyes', () => {
  expect(debriefFreely([])).toBeNull()
  const debrief = debriefFreely([
    { line: 'You always leave the dishes.', reply: 'I do not!' },
    { line: 'I saw them on Monday. What would make it easier?', reply: 'A list, maybe.' },
  ])
  expect(debrief?.cost?.line).toBe('You always leave the dishes.')
  expect(debrief?.turned).toEqual({ line: 'I saw them on Monday. What would make it easier?', why: 'A list, maybe.' })
})

test('a word that nobody could understand is asked for again, moves nobody, and is never praised', () => {
  for (const scenario of scenarios) {
    const { says, exchanges, debrief } = play(scenario, ['banana', 'asdf asdf'], { isOver: true })
    expect(says).toMatch(/again/)
    expect(exchanges).toEqual([])
    expect(debrief).toMatchObject({ opened: null, cost: null, turned: null, next: scenario.next })
    const { debrief: silly } = play(scenario, ['i am a little teapot', 'banana banana'], { isOver: true })
    expect(silly?.opened?.line ?? '').not.toMatch(/teapot|banana/)
  }
})
