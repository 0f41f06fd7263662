import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { decimal } from './figures.ts'

test('writes negative numbers with a minus sign, not a hyphen', () => {
  expect([decimal(-23.4, 0), decimal(-0.5, 1), decimal(1234.5, 1)]).toEqual(['−23', '−0.5', '1,234.5'])
})

test.each(SCREEN_LANGUAGES)('in %s writes a number as the browser does', async (language) => {
  vi.resetModules()
  vi.doMock('./words/en/locale.ts', () => import(`./words/${language}/locale.ts`))
  const own = await import('./figures.ts')
  const value = fc.oneof(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.nat(), fc.nat(20_000))
  fc.assert(
    fc.property(value, fc.nat(3), (number, digits) => {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      expect(own.decimal(number, digits)).toBe(number.toLocaleString(language, options))
    }),
  )
})
