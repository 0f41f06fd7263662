import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import { SHAREABLE_BRANCHES } from '@understory/contract/sharing'
import { catalogue } from '@understory/forest/catalogue'
import { expect, test } from 'vitest'
import { branchesIn } from './branches.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

test('SHARED-01 reads branches from the address in catalogue order, once each, skipping unknown ones', () => {
  expect(branchesIn('still-waters,word-counter,word-counter,nonsense')).toEqual(['word-counter', 'still-waters'])
  expect(branchesIn(undefined)).toEqual([])
})

test.each(SCREEN_LANGUAGES)('SHARE-01 names branches as the menus do: %s', (language) => {
  const shown = read(`apps/web/messages/${language}.json`).sharing.branches
  const names = read(`packages/forest/generated/${language}/names.json`)
  for (const id of SHAREABLE_BRANCHES) {
    const branch = catalogue.find(({ shareId }) => shareId === id)
    expect(shown[id]).toBe(names[branch?.id ?? '']?.label ?? branch?.label)
  }
})
