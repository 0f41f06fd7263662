import { expect, test } from 'vitest'
import { speakerTurns } from './speaker-turns.ts'

test('SET-02 separates the turns of a thread and keeps their line breaks', () => {
  expect(speakerTurns('You: One\ntwo\n\nthree\n\nUnderstory: Four\n\nYou: Five')).toEqual([
    { speaker: 'You', text: 'One\ntwo\n\nthree' },
    { speaker: 'Understory', text: 'Four' },
    { speaker: 'You', text: 'Five' },
  ])
})

test('shows text without a speaker as is', () => {
  expect(speakerTurns('A summary.')).toEqual([{ speaker: null, text: 'A summary.' }])
  expect(speakerTurns('')).toEqual([])
})
