import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { decimal } from './figures.ts'

test('a number below zero has a true minus sign, which is as wide as a figure and no hyphen', () => {
  expect([decimal(-23.4, 0), decimal(-0.5, 1), decimal(1234.5, 1)]).toEqual(['−23', '−0.5', '1,234.5'])
})

test.each(SCREEN_LANGUAGES)('in %s a number is written as the browser would write it', async (language) => {
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
