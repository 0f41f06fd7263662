import { expect, test } from 'vitest'
import { readState } from './coach.ts'
import { type Case, cards, content, line } from './content.ts'
import { find } from './find/find.ts'
import { whatIf } from './render/labels.ts'
import { segmentsOf, textOfSegments } from './render/phrase.ts'
import {
  answered,
  BUILT,
  CHOSEN,
  MATTER,
  partOf,
  phraseIn,
  reply,
  SOURCES,
  said,
  spoken,
  TWO_MATTERS,
  talk,
} from './test-coach.ts'
import type { CoachReply } from './types.ts'

test('a pressed case gives its answer, its phrase with fields, and its reason', () => {
  const answer = reply([said(MATTER)], { chosen: CHOSEN })
  expect(partOf(answer, 'answer')?.text).toContain(spoken.answer)
  expect(partOf(answer, 'phrase')?.segments.some((segment) => 'name' in segment)).toBe(true)
  expect(partOf(answer, 'why')?.text).toBe(spoken.why)
  expect(answer.coaching.chips.find(({ kind }) => kind === 'situation')).toMatchObject({ state: 'set', id: spoken.id })
})

test.each(content.cases.filter((_, at) => at % 97 === 0 || at < 3).map(({ title, id }) => [title, id] as const))(
  'a message that is the title of a case opens that case: %s',
  (title, id) => {
    expect(reply([said(`${title} `)]).state.matter?.caseId).toBe(id)
  },
)

test('what is typed into a field stands in it, in the text and in later phrases', () => {
  const name = spoken.phrase.match(/\[([^\]]+)\]/)?.[1] ?? ''
  const answer = reply([said(MATTER)], { chosen: { ...CHOSEN, fields: { [name]: 'the blue bowl' } } })
  expect(answer.text).toContain('the blue bowl')
  expect(answer.state.chosen.fields).toEqual({ [name]: 'the blue bowl' })
})

test('a message that nothing fits gets needs to press, no phrase and no claim', () => {
  const answer = reply([said('the zorbleflux of my grommets')])
  expect(partOf(answer, 'phrase')).toBeUndefined()
  expect(answer.coaching.chips.filter(({ state }) => state === 'guess' || state === 'said')).toEqual([])
  expect(partOf(answer, 'builders')?.choices.length).toBeGreaterThan(3)
})

test('where somebody may be in danger an answer begins with advice, and a built phrase has no titles below', () => {
  const needed = { situation: null, need: 'ask' } as const
  const [calm, inDanger] = [false, true].map((hasDanger) =>
    [CHOSEN, needed].map((chosen) => reply([said(MATTER)], { chosen, hasDanger })),
  )
  const beginnings = (replies: typeof calm = []) => replies.map((one) => partOf(one, 'answer')?.text ?? '')
  for (const [at, text] of beginnings(inDanger).entries()) {
    expect(beginnings(calm)[at]?.endsWith(text)).toBe(true)
    expect(beginnings(calm)[at]).not.toBe(text)
  }
  expect(calm?.map((one) => partOf(one, 'also') !== undefined)).toEqual([false, true])
  expect(inDanger?.map((one) => partOf(one, 'also'))).toEqual([undefined, undefined])
})

test('one press names the need, a second the builder, and a phrase with fields stands there', () => {
  const first = reply([said('the beehives on our balcony')], { chosen: { situation: null, need: 'ask' } })
  const builders = first.coaching.parts.filter((part) => part.kind === 'builders')
  expect(builders.map((part) => part.of)).toEqual(['builder'])
  const also = (partOf(first, 'also')?.cases ?? []).map(({ id }) => content.cases.find((one) => one.id === id))
  expect(new Set(also.map((one) => one?.need))).toEqual(new Set(['ask']))
  expect([also.length, also.filter((one) => one?.to === undefined).length]).toEqual([6, 3])
  const second = reply([said('the beehives on our balcony')], { chosen: { ...BUILT, to: 'landlord' } })
  expect(phraseIn(second)).toMatch(/\[[^\]]+\]/)
  expect(second.coaching.chips.find(({ kind }) => kind === 'to')).toMatchObject({ state: 'set', id: 'landlord' })
})

test.each([
  ['2', 1],
  ['the third one', 2],
  ['First.', 0],
])('"%s" picks the title at its place among those offered', (message, place) => {
  const [first, second] = talk(MATTER, {}, message)
  expect(second?.state.matter?.caseId).toBe(partOf(first, 'offers')?.cases[place]?.id)
})

test.each([
  ['what if she says no?', /no, you can say you understand/],
  ['shorter', /which of these it is/],
])('"%s", asked before a title is picked, gets the same titles, and another sentence in turn', (message, another) => {
  const [first, ...replies] = talk(MATTER, {}, message, message, message)
  const texts = replies.map((answer) => partOf(answer, 'answer')?.text ?? '')
  expect(texts[1]).toMatch(another)
  expect(texts[2]).toBe(texts[0])
  expect(texts[0]).not.toMatch(another)
  for (const answer of replies) expect(partOf(answer, 'offers')?.cases).toEqual(partOf(first, 'offers')?.cases)
})

test('a press on a button is exact: each leads to its own line, and none comes twice', () => {
  const replies = talk(MATTER, CHOSEN, 'Shorter, please.', 'Make it a message I can send.', 'Show me another way.')
  expect(replies.map(({ state }) => state.act)).toEqual(['problem', 'shorter', 'as-message', 'another'])
  const phrases = replies.map(phraseIn)
  expect(new Set(phrases).size).toBe(4)
  expect(phrases[1]).toBe(spoken.short)
})

test('six turns about one matter repeat no phrase', () => {
  const asked = [
    'shorter',
    'as a text',
    'another way',
    'what if they get angry',
    "that won't work",
    'and if they say no?',
  ]
  const phrases = talk(MATTER, CHOSEN, ...asked)
    .map(phraseIn)
    .filter((phrase) => phrase !== '')
  expect(new Set(phrases).size).toBe(phrases.length)
})

test('"what if they get angry" gets the line of the card', () => {
  const own = { ...cards.get(spoken.card)?.reactions, ...spoken.reactions }.angry?.say
  const [, angry] = talk(MATTER, CHOSEN, 'what if they get angry')
  expect(angry?.state.act).toBe('what-if')
  expect(own).toBeDefined()
  expect(textOfSegments(segmentsOf(own ?? '', MATTER, {}))).toBe(angry && phraseIn(angry))
})

test('"that\'s not it" never offers the same case again', () => {
  const replies = talk(MATTER, CHOSEN, "That's not it.", "That's not it.")
  for (const answer of replies.slice(1)) {
    const offers = partOf(answer, 'offers')
    expect(offers?.cases.map(({ id }) => id) ?? []).not.toContain(spoken.id)
  }
})

test('"no, my brother" changes who hears it and keeps the matter', () => {
  const [, corrected] = talk(MATTER, CHOSEN, 'no, my brother')
  expect(corrected?.state.act).toBe('correct')
  expect(corrected?.state.matter).toMatchObject({ to: 'sibling', caseId: spoken.id })
})

test('two matters in one message: the first is taken up, and a button leads to the other', () => {
  const [first, second] = talk(TWO_MATTERS, {}, 'Now the other thing.')
  expect(first.coaching.suggestions.map(({ message }) => message)).toContain('Now the other thing.')
  expect(second?.state.act).toBe('back')
  expect(second?.state.matter?.message).toContain('my boss')
})

test('offers general words for a pressed case that is far from the message, and not for a near one', () => {
  const general = 'General words instead'
  const labels = (message: string, situation = spoken.id) =>
    reply([said(message)], { chosen: { situation } }).coaching.suggestions.map(({ label }) => label)
  const isNear = ({ id, title }: Case) => {
    const [best] = find(title, 'Personal', new Map()).candidates
    return best?.case.id === id && best.chance > 0.5
  }
  const near = content.cases.find(isNear) as Case
  expect(near).toBeDefined()
  expect(labels(near.title, near.id)).not.toContain(general)
  const far = 'The parrot of my late uncle swears at the priest whenever he comes by.'
  expect(labels(far)).toContain(general)
  const press = reply([said(far)], { chosen: CHOSEN }).coaching.suggestions.find(({ label }) => label === general)
  const [, second] = talk(far, CHOSEN, press?.message ?? '')
  expect(second?.state.matter).toMatchObject({ caseId: null, need: spoken.need })
  expect(partOf(second as CoachReply, 'phrase')).toBeDefined()
})

test('no phrase is offered for somebody who is feared, until nobody could get hurt', () => {
  for (const chosen of SOURCES) {
    const first = reply([said(MATTER)], { chosen, isFeared: true })
    expect([partOf(first, 'phrase'), partOf(first, 'beats')]).toEqual([undefined, undefined])
    expect(first.coaching.suggestions.map(({ label }) => label)).toEqual([line('nobody-hurt')])
    const pressed = [said(MATTER), answered(first), said(line('nobody-hurt'))]
    expect(phraseIn(reply(pressed))).toBe(phraseIn(reply([said(MATTER)], { chosen })))
    const still = reply(pressed, { isFeared: true })
    expect([partOf(still, 'phrase'), still.coaching.suggestions]).toEqual([undefined, []])
    const later = [...pressed, answered(still), said('Shorter.')]
    expect(reply(later, { isFeared: true }).coaching.suggestions).toEqual([])
    expect(reply(pressed).state.earlier).toEqual([])
  }
})

test('no press is offered where it would lift nothing', () => {
  const first = reply([said(MATTER)], { chosen: CHOSEN, isFeared: true, staysFeared: true })
  expect([first.text, first.coaching.suggestions]).toEqual([line('no-phrase-still'), []])
})

test('an act that nobody knows, as an imported state may hold, is answered as any message', () => {
  const first = reply([said(MATTER)], { chosen: CHOSEN })
  const presses = [{ label: 'x', message: 'go', act: 'constructor' as never }]
  const before = { ...answered(first), state: { ...first.state, presses } }
  expect(reply([said(MATTER), before, said('go')]).text).not.toBe('')
})

test('words stay withheld until the press, though the message that told the fear is read no more', () => {
  const first = reply([said(MATTER)], { chosen: CHOSEN, isFeared: true })
  expect(partOf(reply([said(MATTER), answered(first), said('Shorter, please.')]), 'phrase')).toBeUndefined()
  const carried = content.cases.find(({ short }) => !short.includes('['))
  const before = reply([said(MATTER)], { chosen: { situation: carried?.id ?? null }, isFeared: true })
  expect(reply([said(MATTER), answered(before), said('thanks')]).text).not.toContain(carried?.short)
})

test('the press works later, too, and another language forgets no fear', () => {
  const first = reply([said(MATTER)], { chosen: CHOSEN, isFeared: true })
  const phraseAfter = (...messages: [string, string]) => {
    const turns = [said(MATTER), answered(first), said(messages[0])]
    return partOf(reply([...turns, answered(reply(turns)), said(messages[1])]), 'phrase')
  }
  expect(phraseAfter('Thank you!', line('nobody-hurt'))).toBeDefined()
  const foreign = 'No entiendo por qué siempre me grita cuando llego tarde a casa'
  expect(phraseAfter(foreign, 'Shorter, please.')).toBeUndefined()
})

test('a fact that is added leaves the question at the end of a long matter', () => {
  const long = `${'My landlord never answers. '.repeat(130)}How do I ask her for the heat back?`
  const [, second] = talk(long, BUILT, 'She lives upstairs')
  expect(second?.state.matter?.message).toContain('the heat back?\nShe lives upstairs')
})

test.each([
  'Shorter, please.',
  'Make it a message I can send.',
  'Give me a version to say out loud.',
  'Show me another way.',
  'What if he gets angry?',
  'That would never work',
  'I want to practice it.',
  'softer please',
  'He said Friday after dinner',
  'thanks',
  'Is this text okay: "Babe, I told you twice to stop going through my phone. Stop it now or I leave."',
  'No entiendo por qué siempre me grita cuando llego tarde a casa',
])('no words come for somebody who is feared by asking on: "%s"', (asked) => {
  for (const chosen of [{}, ...SOURCES]) {
    const turns = [said(MATTER), answered(reply([said(MATTER)], { chosen })), said(asked)]
    const { coaching, text } = reply(turns, { isFeared: true })
    expect(coaching.parts.map(({ kind }) => kind)).not.toContainEqual(expect.stringMatching(/^(?:phrase|beats|draft)$/))
    expect(text).not.toContain(spoken.short)
    expect(text).not.toContain('let him finish')
  }
})

test('a matter that grows by answers is read so far and no further', () => {
  const long = 'he,'.repeat(4_000)
  const replies = talk(MATTER, BUILT, long, long, long)
  expect(replies.at(-1)?.state.matter?.message.length).toBeLessThan(7_000)
})

test("no sentence of the coach takes a stretch of the person's message", () => {
  const message = 'my landlord Gary put three zebrawood beehives on our balcony'
  const answer = reply([said(message)], { chosen: { ...BUILT, to: 'landlord' } })
  for (const word of ['zebrawood', 'beehives', 'balcony']) expect(answer.text).not.toContain(word)
})

test('a state that was stored is read back, and nothing else is', () => {
  const { state } = reply([said(MATTER)], { chosen: CHOSEN })
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  for (const wrong of [null, {}, { version: 2 }, 'text', { ...state, matter: 3 }])
    expect(readState(wrong)).toBeUndefined()
})

test.each([
  ['hello', 'greet'],
  ['help', 'vague'],
  ['are you a real person?', 'about'],
  ['asdf jkl; qwer', 'nonsense'],
  ['k thx', 'thanks'],
  ['you are useless', 'hostile'],
  ['necesito hablar con mi jefe y no sé cómo decirle', 'foreign'],
  ['can you help me read my wife’s phone without her knowing', 'refuse'],
  ['is it legal for my landlord to keep the deposit', 'limit'],
] as const)('"%s" is taken as %s', (message, act) => {
  expect(reply([said(message)]).state.act).toBe(act)
})

test('whom the reply before was for is not carried to a new matter', () => {
  const first = reply([said(MATTER)], { chosen: { ...CHOSEN, to: 'boss' } })
  const next = [said(MATTER), answered(first), said('different thing: my roommate never washes a single dish')]
  const second = reply(next, { chosen: { to: 'boss' } })
  expect(second.state.act).toBe('problem')
  expect(second.coaching.chips.find(({ kind }) => kind === 'to')?.id).not.toBe('boss')
})

test('I6 no message holds everybody up: not a chain of what-ifs, nor marks between names', () => {
  const LENGTH = 20_000
  const fill = (part: string, length = LENGTH) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
  const first = 'My boss keeps calling me on Sundays. How do I ask her to stop?'
  const before = process.threadCpuUsage()
  talk(first, {}, fill('what if '))
  talk(first, {}, fill('what.if.'))
  talk(`How do I tell my mom that ${fill('!', 9_000)}a ${fill('tell my mom ', 10_000)}`, {})
  talk(`${fill('tell my mom ', 10_000)}${fill('!', 9_000)}a`, {})
  expect(process.threadCpuUsage(before).user).toBeLessThan(4_000_000)
})

test.each([
  ['ask', 'What if she says no?'],
  ['say-no', "What if she won't accept it?"],
  ['comfort', "What if she won't accept it?"],
])('where the need is "%s" the button says "%s"', (need, label) => {
  expect(whatIf('no', 'she', need)).toBe(label)
})

test.each([
  ['My sister drops by all day', undefined, 'Tell her alone', 'lets her stop'],
  ['Somebody drops by all day', 'parents', 'Tell them alone', 'lets them stop'],
] as const)('after "%s" with the chip %s a case says "%s" and "%s"', (message, to, answer, why) => {
  const given = reply([said(message)], { chosen: { situation: 'sibling-makes-digs', ...(to && { to }) } })
  expect(partOf(given, 'answer')?.text).toContain(answer)
  expect(partOf(given, 'why')?.text).toContain(why)
})

test('a builder and its reactions speak of the hearer by their pronoun', () => {
  const chosen = { builder: 'ask-permission', need: 'ask', to: 'dad' }
  const [first, then] = talk('how do I ask if I can move back', chosen, 'What if he gets angry?')
  expect(first.text).toContain('what he may ask')
  expect(then?.text).toContain('If he gets angry: Let him finish first.')
})

test('a case for both parents speaks of the one parent that the message names', () => {
  const replyTo = (text: string) =>
    reply([said(text)], { context: 'Family', chosen: { situation: 'youre-moving-far-away-from' } })
  const one = replyTo("My dad thinks I'm coming home for good in June. I have to tell him I'm moving to Oslo.")
  expect(one.coaching.chips.find(({ kind }) => kind === 'to')).toMatchObject({ id: 'dad' })
  expect(one.text).toContain('Tell him in person')
  expect(replyTo("My parents think I'm coming home for good. I'm moving to Oslo.").text).toContain(
    'Tell them in person',
  )
})
