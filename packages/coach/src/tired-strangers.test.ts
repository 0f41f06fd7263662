import { describe, expect, test } from 'vitest'
import { talk } from './test-talk.ts'
import type { Reply } from './types.ts'

const last = (replies: readonly Reply[]): Reply => replies.at(-1) as Reply

describe('ASSIST: what is asked for is what comes', () => {
  const NOTES = 'the guy downstairs leaves passive aggressive notes about my footsteps'

  test.each(['can you write one back', 'email please', 'text to him please', 'write something back'])(
    '"%s" calls for a text, and gets one',
    (call) => {
      const reply = last(talk('Personal', NOTES, 'three notes this week', call))
      expect(reply.trace.act).toBe('script')
      expect(reply.parts.map(({ kind }) => kind)).toContain('draft')
    },
  )

  test.each([
    ['write the apology', /sorry/i],
    ['can you write a thank you note', /thank/i],
  ])('"%s" names what is to be written, whatever lay on the table', (call, word) => {
    const reply = last(talk('Work', 'my boss never answers my mails', 'since monday', call))
    expect(reply.trace.act).toBe('script')
    expect(reply.parts.find(({ kind }) => kind === 'draft')?.text).toMatch(word)
  })

  test('a decision is left to the person, with a way to find it', () => {
    const reply = last(
      talk('Creative', 'got told my stand up is too political for the club', 'the owner', 'should i do the bit anyway'),
    )
    expect(reply.trace.act).toBe('judge')
    expect(reply.text).toMatch(/^(?:That choice is yours|I will not decide that for you)/)
  })

  test('made shorter, a line is still more than one word', () => {
    const reply = last(
      talk(
        'Personal',
        'my best friend got engaged and picked her cousin as maid of honor, i feel stupid for being hurt',
        'i thought it would be me',
        'what if she says it was her moms idea',
        'shorter please',
      ),
    )
    expect(reply.trace.act).toBe('shorter')
    expect(reply.text).not.toMatch(/"\S+"/)
  })
})

describe('ASSIST: who it is for, and what it is', () => {
  test('before whom it happened is not who hears it', () => {
    const [reply] = talk('Professional', 'patient keeps calling me sweetheart in front of the students')
    expect(reply?.trace.slots.to?.value.role).toBe('patient')
    expect(reply?.text).not.toContain('the students could')
  })

  test("a slip of one's own is an apology to make and no remark to answer", () => {
    const [reply] = talk('Work', 'i replied all with a stupid joke about a colleague, it is 11pm')
    expect([reply?.trace.card, ...(reply?.trace.apart ?? [])].join()).toMatch(/sorry/)
  })

  test('only a question is called one', () => {
    const [reply] = talk('Creative', 'my sister wants to be in my memoir as the hero and she was awful to me')
    expect(reply?.text).not.toContain('"she was awful to me" is a question')
  })

  test('a line that stands on two cards leaves the one on the table where it is', () => {
    const cards = talk(
      'Public',
      'i have to introduce the speaker at our charity gala and i cant pronounce his name',
      'it is a hungarian one',
      'saturday',
      'he is a surgeon',
    ).map(({ trace }) => trace.card)
    expect(cards).not.toContain('stage-blank')
  })

  test('a bare thing is noted and not set in marks', () => {
    const reply = last(
      talk('Academic', 'my lab partner copies my results and the TA thinks we work together', 'organic chem'),
    )
    expect(reply.text).not.toContain('"organic chem"')
  })
})
