import { expect, test } from 'vitest'
import { CUE_NAMES, cuesOf } from './cues.ts'
import { readable, wordsOf } from './normalize.ts'

const found = (message: string): string[] => {
  const text = readable(message)
  const values = cuesOf(text, wordsOf(text))
  return CUE_NAMES.filter((_, at) => values[at] === 1)
}

test.each([
  ['past', 'I used to cut in high school'],
  ['denied', "I'm not suicidal, only tired"],
  ['quoted', 'the sign says "kill me" in red'],
  ['fiction', 'my character overdoses in act two of the novel'],
  ['profession', 'as a nurse, how do I ask a patient'],
  ['topic', 'a poster for suicide prevention week'],
  ['joke', 'lol I want to die'],
  ['joke', 'I want to die 💀'],
])('a cue of what is %s is seen in %j', (cue, text) => {
  expect(found(text)).toContain(cue)
})

test('a plain present danger has no cue that turns it round', () => {
  const turning = ['past', 'denied', 'quoted', 'fiction', 'profession', 'topic', 'joke']
  expect(found('He hit me tonight and I am scared').filter((cue) => turning.includes(cue))).toEqual([])
})
