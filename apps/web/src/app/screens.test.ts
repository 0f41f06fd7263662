import { addresses } from '@understory/forest/addresses'
import { expect, test } from 'vitest'
import { fileOf } from './screens.ts'

test('each screen has a file; only branches without a page of their own share one', () => {
  const sharing = new Set(addresses.map(({ screen }) => screen).filter((screen) => fileOf(screen) === 'branch'))
  expect([...sharing].toSorted().join(' ')).toBe(
    'diy-projects family-community home-and-hands professional-dev teen-treehouse veterans-military',
  )
})
