import type { Chosen } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import { createChooser } from './chooser.ts'

/** A server that responds on demand. */
function slowServer() {
  const asked: { chosen: Chosen; answer: (text: string) => void; fail: () => void }[] = []
  const drawn: string[] = []
  const choose = createChooser<string>({
    read: () => ({ to: 'boss' }),
    put: (chosen) =>
      new Promise((answer, reject) => asked.push({ chosen, answer, fail: () => reject(new Error('No answer')) })),
    draw: (text) => drawn.push(text),
  })
  return { asked, drawn, choose }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('sends a choice with all set before, later ones together, and draws only the last reply', async () => {
  const { asked, drawn, choose } = slowServer()
  const done = choose({ tone: 'softer' })
  void choose({ how: 'text' })
  void choose({ tone: 'firmer' })
  expect(asked.map(({ chosen }) => chosen)).toEqual([{ to: 'boss', tone: 'softer' }])
  asked[0]?.answer('soft')
  await settle()
  expect(asked[1]?.chosen).toEqual({ to: 'boss', how: 'text', tone: 'firmer' })
  asked[1]?.answer('firm text')
  expect(await done).toBe(true)
  expect(drawn).toEqual(['firm text'])
})

test('draws nothing on failure, and the next choice starts from the current state', async () => {
  const { asked, drawn, choose } = slowServer()
  const failing = choose({ tone: 'softer' })
  asked[0]?.fail()
  expect(await failing).toBe(false)
  expect(drawn).toEqual([])
  const next = choose({ how: 'mail' })
  expect(asked[1]?.chosen).toEqual({ to: 'boss', how: 'mail' })
  asked[1]?.answer('mail')
  expect(await next).toBe(true)
})
