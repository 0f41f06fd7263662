import { expect } from 'vitest'
import { bringIn, TIME } from '../../testing/account-file.ts'
import { onEngines } from '../../testing/stores.ts'

const UNREADABLE = 'not JSON: whoever reads it fails'
const SHOWN = { branches: ['still-waters'], includeTexts: true }

const kept = (name: string) => ({
  kind: 'text',
  context: 'Faith',
  figures: { tone: { warmth: 60, confidence: 50, formality: 40, clarity: 70 } },
  content: name,
  engineVersion: '1',
  createdAt: TIME,
})

onEngines(
  'H3 R3 lists shares and counts them without reading their snapshots on %s',
  async ({ store, person: owner }) => {
    await bringIn(owner, { results: [kept('One')] })
    const { share } = (await owner.ask('POST', '/api/shares', { ...SHOWN, access: 'view' })).json()
    await store.write((database) => database.updateTable('shares').set({ snapshot: UNREADABLE }).execute())

    expect(await owner.read('/api/shares')).toMatchObject([{ id: share.id, takenAt: share.takenAt }])
    expect((await owner.ask('POST', '/api/shares', { branches: ['word-counter'], access: 'view' })).statusCode).toBe(
      201,
    )
    expect((await owner.read('/api/account')).shares).toHaveLength(2)
  },
)

onEngines('H3 A5 a preview counts all results and reads the newest alone on %s', async ({ store, person: owner }) => {
  const names = Array.from({ length: 40 }, (_, number) => `Text ${number}`)
  await bringIn(owner, { results: names.map(kept) })
  await store.write((database) =>
    database.updateTable('results').set({ figures: UNREADABLE }).where('content', '=', 'Text 0').execute(),
  )

  const { 'still-waters': shown, texts } = (await owner.ask('POST', '/api/shares/preview', SHOWN)).json()
  expect(shown).toMatchObject({ texts: 40, recordings: 0 })
  expect(shown.readings).toHaveLength(30)
  expect(shown.readings[0].warmth).toBe(60)
  expect(texts.map(({ text }: { text: string }) => text)).toEqual(names.toReversed().slice(0, 20))
})
