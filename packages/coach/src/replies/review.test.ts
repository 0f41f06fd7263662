import { expect, test } from 'vitest'
import { partOf, talk } from '../test-coach.ts'

test('a further wish for a draft goes on from the rewritten text', () => {
  const draft = 'Can you look at this? "Hi Ron, you never answer my mails. Send me the file by Friday."'
  const replies = talk(draft, {}, 'less angry', 'less angry')
  const [first, second, third] = replies.map((each) => partOf(each, 'draft'))
  const before = second?.pieces?.flatMap(({ text, change }) => (change === 'new' ? [] : [text])).join('')
  expect([before, third]).toEqual([first?.text, undefined])
  expect(replies[2]?.text).toContain("I don't see a harsh word")
})

test('the same wish for a draft, three times, gets three answers', () => {
  const draft = 'Can you look at this? "Hi Ron, I can come on Friday at nine, if that works."'
  const [, ...answers] = talk(draft, {}, 'less angry', 'less angry', 'less angry')
  expect(new Set(answers.map(({ text }) => text)).size).toBe(3)
})
