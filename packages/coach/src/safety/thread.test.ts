import { expect, test } from 'vitest'
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
