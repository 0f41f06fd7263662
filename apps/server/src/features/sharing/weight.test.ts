import { expect, test } from 'vitest'
import type { Store } from '../../db/store.ts'
import { accountFile } from '../../testing/account-file.ts'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { ENGINES } from '../../testing/stores.ts'

const TIME = '2026-11-20T10:00:00.000Z'
const UNREADABLE = 'not JSON: whoever reads it fails'
const SHOWN = { branches: ['still-waters'], includeTexts: true }

async function oneOwner(open: () => Promise<Store>) {
  const store = await open()
  const { visitor } = await testApp({ store })
  return { store, owner: visitor() }
}

function bringIn(person: TestVisitor, results: unknown[]) {
  return person.ask('POST', '/api/account/import', accountFile({ results }))
}

const kept = (name: string) => ({
  kind: 'text',
  context: 'Faith',
  figures: { tone: { warmth: 60, confidence: 50, formality: 40, clarity: 70 } },
  content: name,
  engineVersion: '1',
  createdAt: TIME,
})

test.each(ENGINES)(
  'H3 R3: a list of shares and the room for one more read nothing of what shares show, on %s',
  async (_engine, open) => {
    const { store, owner } = await oneOwner(open)
    await bringIn(owner, [kept('One')])
    const { share } = (await owner.ask('POST', '/api/shares', { ...SHOWN, access: 'view' })).json()
    await store.write((database) => database.updateTable('shares').set({ snapshot: UNREADABLE }).execute())

    expect(await owner.read('/api/shares')).toMatchObject([{ id: share.id, takenAt: share.takenAt }])
    expect((await owner.ask('POST', '/api/shares', { branches: ['word-counter'], access: 'view' })).statusCode).toBe(
      201,
    )
    expect((await owner.read('/api/account')).shares).toHaveLength(2)
  },
)

test.each(ENGINES)(
  'H3 A5: what a share would show counts all results and reads the newest alone, on %s',
  async (_engine, open) => {
    const { store, owner } = await oneOwner(open)
    const names = Array.from({ length: 40 }, (_, number) => `Text ${number}`)
    await bringIn(owner, names.map(kept))
    await store.write((database) =>
      database.updateTable('results').set({ figures: UNREADABLE }).where('content', '=', 'Text 0').execute(),
    )

    const { 'still-waters': shown, texts } = (await owner.ask('POST', '/api/shares/preview', SHOWN)).json()
    expect(shown).toMatchObject({ texts: 40, recordings: 0 })
    expect(shown.readings).toHaveLength(30)
    expect(shown.readings[0].warmth).toBe(60)
    expect(texts.map(({ text }: { text: string }) => text)).toEqual(names.toReversed().slice(0, 20))
  },
)
