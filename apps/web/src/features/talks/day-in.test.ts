import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'

/** A Tuesday. */
const TODAY = '2026-11-24'

test.each([
  ['I have to tell my landlord on Friday that the heater is broken', '2026-11-27'],
  ['My review is tomorrow', '2026-11-25'],
  ['tengo que decírselo el lunes', '2026-11-30'],
  ['Hablo con ella el viernes por la mañana', '2026-11-27'],
  ['I fly to LA tomorrow', '2026-11-25'],
  ['We talk on Tuesday', '2026-12-01'],
  ['I have to tell my dad before Sunday', '2026-11-28'],
  ['I have to tell him before tonight', '2026-11-24'],
  ['I told her tonight is fine', '2026-11-24'],
  ['It has been cold since Sunday', null],
  ['Every Friday he is late', null],
  ['Friday or Monday', null],
  ['My mom overrules me', null],
  ['El lunes pasado me gritó', null],
  ['Tengo que decirle al constructor que el techo gotea', null],
])('%s plans for %s', (message, day) => expect(dayIn(message, TODAY)).toBe(day))
