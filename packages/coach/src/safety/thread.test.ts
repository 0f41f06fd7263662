import { expect, test } from 'vitest'
import { talk as talkToCoach } from '../test-talk.ts'
import type { Turn } from '../types.ts'
import { respondToSafety } from './responses.ts'
import { readThread } from './thread.ts'

const CHECKED = 'I feel like such a burden lately'

/** A thread of user turns, each answered by what safety says, or by "Fine." */
const talk = (...said: string[]): Turn[] => {
  const turns: Turn[] = []
  said.forEach((content, at) => {
    turns.push({ role: 'user', content })
    if (at === said.length - 1) return
    const lines = respondToSafety(readThread(turns), turns).map(({ text }) => text)
    turns.push({ role: 'assistant', content: lines.join('\n\n') || 'Fine.' })
  })
  return turns
}

test('a check is made once; a no is believed until a new frame comes', () => {
  expect(readThread(talk(CHECKED)).level).toBe('check')
  expect(readThread(talk(CHECKED, 'no, only tired', CHECKED)).level).toBe('none')
  expect(readThread(talk(CHECKED, 'no, only tired', 'I feel numb after the breakup')).level).toBe('check')
})

test('a yes to the check is the crisis it was, a yes with "I am fine" is not', () => {
  expect(readThread(talk(CHECKED, 'yes'))).toMatchObject({ level: 'crisis', category: 'suicide' })
  expect(readThread(talk(CHECKED, 'sometimes')).level).toBe('crisis')
  expect(readThread(talk(CHECKED, "yes but I'm fine, really")).level).toBe('none')
})

test('a crisis stays open through other topics, and a yes there is an answer and no new crisis', () => {
  const later = readThread(talk('I want to kill myself', 'yes', 'how do I ask for a raise'))
  expect(later.level).toBe('none')
  expect(later.open?.category).toBe('suicide')
  expect(readThread(talk('I want to kill myself', 'yes')).followed).toBe('safe')
})

test('a doubt after a crisis is answered with the line and a step, however often it comes', () => {
  const doubts = [CHECKED, 'I feel numb', 'I feel worthless.']
  const replies = talkToCoach('Personal', 'I want to kill myself', 'how do I ask for a raise', ...doubts)
  for (const { text } of replies.slice(-doubts.length)) expect(text).toMatch(/^\*\*988\*\*/)
})

test('a check speaks of what it is about', () => {
  const lines = (text: string): string => {
    const turns = talk(text)
    return respondToSafety(readThread(turns), turns)
      .map((part) => part.text)
      .join(' ')
  }
  expect(lines(CHECKED)).toContain('988')
  expect(lines('he checks my phone every night')).toContain('1-800-799-7233')
  expect(lines('he checks my phone every night')).not.toContain('killing yourself')
})

test.each([
  ['sí, estoy bien', 'safe'],
  ['no', 'not-safe'],
  ['no sé', 'not-safe'],
  ['oui', 'safe'],
  ['non', 'not-safe'],
  ['nein', 'not-safe'],
  ['ja', 'safe'],
  ['das bringt nichts', 'wont-help'],
  ['è uno scherzo, scherzavo', 'joking'],
  ['não', 'not-safe'],
  ['obrigada', 'thanks'],
  ['нет', 'not-safe'],
  ['да', 'safe'],
  ['это бесполезно', 'wont-help'],
  ['はい', 'safe'],
  ['いいえ', 'not-safe'],
  ['네', 'safe'],
  ['아니요', 'not-safe'],
  ['不', 'not-safe'],
  ['谢谢', 'thanks'],
  ['نعم', 'safe'],
  ['لا', 'not-safe'],
  ['हाँ', 'safe'],
  ['नहीं', 'not-safe'],
  ['no I meant at this party haha', 'misread'],
  ['omg no i mean in this job', 'misread'],
  ["that's not what I meant", 'misread'],
  ['no nothing like that, just always the one who asks', 'misread'],
  ['no i mean it', 'not-safe'],
  ['no, i meant in this life', 'not-safe'],
  ['no i meant it, with pills', 'not-safe'],
  ['how do I ask for a raise then', 'other'],
  ['jardin', 'other'],
  ['noch eine Frage zu meinem Chef', 'other'],
])('after first words, "%s" is read as %s', (answer, followed) => {
  expect(readThread(talk('quiero morirme', answer)).followed).toBe(followed)
})

test('a yes to the check counts in other languages too', () => {
  expect(readThread(talk(CHECKED, 'sí')).level).toBe('crisis')
  expect(readThread(talk(CHECKED, 'да')).level).toBe('crisis')
  expect(readThread(talk(CHECKED, 'sí, solo cansada')).level).toBe('none')
})

test('who wrote in another language hears the next step in it', () => {
  const after = (answer: string): string => {
    const turns = talk('quiero morirme', answer)
    return respondToSafety(readThread(turns), turns)
      .map((part) => part.text)
      .join(' ')
  }
  expect(after('no')).toContain('llama ahora')
  expect(after('sí')).toContain('Gracias por responder')
})

test('what was misread is over: its first words come back in no reply, and no number hangs on', () => {
  const later = ['how do i leave without being rude', 'shorter', 'another one', 'thanks']
  const said = ["i don't want to be here anymore", 'no I meant at this party haha', ...later]
  const [first, second, ...rest] = talkToCoach('Social', ...said)
  expect(first?.text).toContain('988')
  expect(second?.text).toMatch(/more than it was/)
  for (const { text } of rest) expect(text).not.toMatch(/988|be alive/)
})

test('"how do I end it" is no doubt where a speech lies on the table, and stays one where nothing does', () => {
  expect(readThread(talk('best man speech for my brother and I have nothing', 'how do i end it')).level).toBe('none')
  expect(readThread(talk('everything is too much', 'how do i end it')).level).not.toBe('none')
  expect(readThread(talk('my speech at work went badly', CHECKED)).level).toBe('check')
})
