import { expect, test } from 'vitest'
import { cards, cases } from '../content.ts'
import { weigh } from './detect.ts'
import { debriefFreely } from './free.ts'
import { play } from './play.ts'
import { scenarioById, scenarios } from './scenarios.ts'
import { type Scenario, STRENGTHS, type TheirLine } from './types.ts'

function scenario(id: string): Scenario {
  const found = scenarioById(id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found
}

const cardOf = ({ case: id }: Scenario) => cards.get(cases.get(id)?.card ?? '')
const roundsOf = ({ second, third }: Scenario): TheirLine[] => [...Object.values(second), ...Object.values(third)]
const linesOf = (each: Scenario) => [
  each.opening,
  ...roundsOf(each).map(({ say }) => say),
  ...Object.values(each.endings),
]
const countWords = (text: string) => text.split(/\s+/).length

const strengthsOf = (line: string, heard: string) => weigh(line, heard, STRENGTHS, 2).strengths
const costsOf = (line: string) => weigh(line, '', STRENGTHS, 2).costs

const GOOD = (each: Scenario) => `I see. ${each.brief[0]} What would help on Monday?`
const FLAT = 'Okay.'
const BAD = 'You never listen!'

test('at least 24 rehearsals cover all nine contexts, and no line or title stands twice', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(24)
  const lines = scenarios.flatMap(linesOf)
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length)
  expect(new Set(scenarios.map(({ context }) => context)).size).toBe(9)
})

test.each(scenarios)('$id: lines have at most 22 words, contract verbs and end like sentences', (each) => {
  for (const line of linesOf(each)) {
    expect(countWords(line)).toBeLessThanOrEqual(22)
    expect(line).toMatch(/[.?!]$/)
  }
  for (const line of [...linesOf(each), ...each.brief])
    expect(line).not.toMatch(
      /\b(?:I am|do not|did not|cannot|can not|it is|that is|you are|we are|they are|will not)\b/i,
    )
})

test.each(scenarios)('$id rehearses a case, and its hints and exercise come from the card', (each) => {
  const [one, card] = [cases.get(each.case), cardOf(each)]
  expect(one).toBeDefined()
  expect(play(each, ['asdf asdf']).hint).toBe(one?.answer)
  expect(roundsOf(each).filter(({ reaction }) => reaction).length).toBeGreaterThanOrEqual(2)
  for (const { reaction } of roundsOf(each)) if (reaction) expect(card?.reactions[reaction]).toBeDefined()
  const { debrief } = play(each, [GOOD(each)], { isOver: true })
  expect(debrief?.next).toBe(card?.exercise)
})

test("the hint is the card's line for how the other just reacted", () => {
  const each = scenario('asking-for-a-raise')
  const { says, hint } = play(each, [BAD])
  expect(says).toBe(each.second.closed.say)
  expect(hint).toBe(`You could say: "${cardOf(each)?.reactions.angry?.say}"`)
})

test.each(scenarios)('$id ends within six exchanges on good, flat and bad lines; its phrase never closes', (each) => {
  const endOf = (line: string) => {
    const done = play(each, Array<string>(9).fill(line))
    expect(done.hasEnded).toBe(true)
    expect(done.exchanges.length).toBeLessThanOrEqual(6)
    expect(done.debrief).not.toBeNull()
    expect(done.hint).toBeNull()
    return done.says
  }
  expect(endOf(GOOD(each))).toBe(each.endings.opened)
  expect(endOf(FLAT)).toBe(each.endings.held)
  expect(endOf(BAD)).toBe(each.endings.closed)
  const phrase = cases.get(each.case)?.phrase.replaceAll(/\[|\]/g, '') ?? ''
  expect(play(each, [phrase]).exchanges[0]?.outcome).not.toBe('closed')
})

test('news with its date, a question and an offer open the client; the debrief quotes the line', () => {
  const lines = [
    "The site's going to be Thursday instead of Monday. The payment page failed its test.",
    'Everything else can go up Monday. Would you like that?',
    "I'll tell him today. Can I send you the text by noon?",
  ]
  const done = play(scenario('the-date-that-slips'), lines)
  expect(done.exchanges.map(({ outcome }) => outcome)).toEqual(['opened', 'opened', 'opened'])
  expect(done.says).toBe(scenario('the-date-that-slips').endings.opened)
  expect(lines).toContain(done.debrief?.opened?.line)
  expect(done.debrief?.cost).toBeNull()
})

test('blame and threats close the other, and the debrief quotes what hurt with something better', () => {
  const each = scenario('the-date-that-slips')
  const lines = [
    'You never give us enough time and everybody knows it.',
    "It's your fault, you just don’t listen.",
    "If you don't stop this you'll regret it.",
  ]
  const done = play(each, lines)
  expect(done.exchanges.every(({ outcome }) => outcome === 'closed')).toBe(true)
  expect(done.hasEnded).toBe(true)
  expect(done.debrief?.opened).toBeNull()
  expect(lines).toContain(done.debrief?.cost?.line)
  expect(done.debrief?.cost?.why).toMatch(/Try|Say/)
  expect(done.debrief?.next).toContain(cardOf(each)?.trap.slice(1))
})

test('saying which authority comes next is no threat, reporting the person is', () => {
  expect(costsOf("Please tell me by five who's coming, or I'll report it to the city.")).not.toContain('threat')
  expect(costsOf("I'll report you to the city.")).toContain('threat')
})

test('somebody who closed up can be opened once more', () => {
  const each = scenario('phone-at-midnight')
  const lines = [
    'You never ask me, you just decide!',
    "You're right. I saw the screen at 12:40 twice. What's going on?",
  ]
  const { exchanges } = play(each, lines)
  expect(exchanges.map(({ outcome }) => outcome)).toEqual(['closed', 'opened'])
  expect(exchanges[1]?.reply).toBe(each.second.opened.say)
})

test('on the harder setting the same line opens less', () => {
  const each = scenario('the-date-that-slips')
  const outcomeOf = (isHard: boolean) => play(each, ["It'll be late."], { isHard }).exchanges[0]?.outcome
  expect([outcomeOf(false), outcomeOf(true)]).toEqual(['opened', 'held'])
})

test('an unreadable line is asked for again and uses up no exchange', () => {
  const each = scenario('not-yet')
  expect(play(each, ['…'])).toMatchObject({ exchanges: [], hasEnded: false, debrief: null })
  const lines = [...Array<string>(6).fill('banana'), 'Around page thirty I started skimming.']
  expect(play(each, lines).exchanges).toHaveLength(1)
  const stopped = play(each, lines, { isOver: true })
  expect(stopped.debrief?.opened?.line).toBe(lines.at(-1))
})

test('nonsense moves nobody and is never praised', () => {
  for (const each of scenarios) {
    const { says, exchanges, debrief } = play(each, ['banana', 'asdf asdf'], { isOver: true })
    expect(says).toMatch(/again/)
    expect(exchanges).toEqual([])
    expect(debrief).toMatchObject({ opened: null, cost: null, turned: null })
    const { debrief: silly } = play(each, ['i am a little teapot', 'banana banana'], { isOver: true })
    expect(silly?.opened?.line ?? '').not.toMatch(/teapot|banana/)
  }
})

test('detectors find what helps and what hurts, with straight and curly apostrophes', () => {
  expect(strengthsOf('I missed the date. Could we talk on Friday?', '')).toEqual(
    expect.arrayContaining(['owns', 'ask', 'specific', 'calm-short']),
  )
  expect(strengthsOf('The hymn she walked in to?', 'My wife walked in to that hymn.')).toContain('hears')
  expect(strengthsOf('I can’t do Saturday.', '')).toContain('limit')
  expect(strengthsOf("I don't know what you mean.", '')).not.toContain('limit')
  expect(costsOf('Sorry, so sorry, I just thought maybe it might be possible')).toEqual(
    expect.arrayContaining(['sorries', 'hedges']),
  )
  expect(costsOf("Never mind, okay, I'll do it")).toContain('caves')
  expect(costsOf("Okay, I'll call you at three.")).toEqual([])
})

test('a hedge is named by the words that stand in the line', () => {
  const debrief = debriefFreely([{ line: 'Maybe we could possibly talk?', reply: 'Sure.' }])
  expect(debrief?.cost?.why).toBe('"Maybe" and "possibly" make you sound unsure. Cut them.')
})

test('a free rehearsal gets the same debrief', () => {
  expect(debriefFreely([])).toBeNull()
  const debrief = debriefFreely([
    { line: 'You always leave the dishes.', reply: 'I do not!' },
    { line: 'I saw them on Monday. What would make it easier?', reply: 'A list, maybe.' },
  ])
  expect(debrief?.cost?.line).toBe('You always leave the dishes.')
  expect(debrief?.turned).toEqual({ line: 'I saw them on Monday. What would make it easier?', why: 'A list, maybe.' })
})
