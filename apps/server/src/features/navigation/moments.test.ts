import { MATTER_LENGTH } from '@understory/contract/limits'
import { casesOfSection } from '@understory/forest/section-cases'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'

async function asking() {
  const { app, log } = await testApp()
  const ask = (body: object) => app.inject({ method: 'POST', url: '/api/nav/moments', body })
  return { ask, log }
}

const LISTED = casesOfSection('family-community/elder-care').length

test("BR-16 finds moments in the section's context, its own cases first, and pages beside the section itself", async () => {
  const { ask } = await asking()
  const section = 'family-community/elder-care'
  const reply = (await ask({ matter: 'my mother has dementia', section })).json()
  expect(reply.moments).toEqual([
    {
      id: 'near',
      title: 'my mother has dementia',
      answer: `${LISTED} listed`,
      phrase: 'Could you?',
      further: [{ intro: 'If no:', do: 'Wait.', say: 'Fine.' }],
      context: 'Family',
    },
  ])
  expect(reply.generalAnswers).toEqual([{ intro: 'How long:', text: 'A minute.' }])
  expect(LISTED).toBeGreaterThan(20)
  expect(reply.isWithheld).toBe(false)
  expect(reply.places).not.toContain(section)
  expect((await ask({ matter: 'my mother has dementia' })).json().places).toContain(section)
})

test.each([
  ['help leads', 'i want to kill myself'],
  ['somebody is feared', 'he slapped me'],
  ['a sentence before hides it', 'How do I ask for a later bus? And he slapped me.'],
  ['a line before hides it', 'How do I ask for a later bus\nand he slapped me'],
])('offers no words where %s, but help', async (_case, matter) => {
  const { ask } = await asking()
  expect((await ask({ matter })).json()).toMatchObject({
    moments: [],
    places: [],
    isWithheld: true,
    helpPart: { kind: 'help' },
  })
})

test('a section of another name lists nothing', async () => {
  const { ask } = await asking()
  for (const section of ['constructor', '__proto__', 'toString', 'nowhere/at-all'])
    expect((await ask({ matter: 'my mother has dementia', section })).json().moments[0].answer).toBe('0 listed')
})

test('rejects what is empty, too long or of another shape, and logs no matter', async () => {
  const { ask, log } = await asking()
  for (const body of [{}, { matter: '' }, { matter: 'x'.repeat(MATTER_LENGTH + 1) }, { matter: 'x', page: 'y' }])
    expect((await ask(body)).statusCode).toBe(400)
  await ask({ matter: 'my secret illness', section: 'my secret section' })
  expect(log.join()).not.toContain('secret')
})
