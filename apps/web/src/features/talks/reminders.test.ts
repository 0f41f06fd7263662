import { NO_TALK } from '@understory/contract/talks'
import { beforeEach, expect, test, vi } from 'vitest'
import { talkReminders } from '../../storage/talk-reminders.ts'
import { storageOn } from '../../storage/test-storage.ts'
import { moveReminder, remindAt } from './reminders.ts'

const talk = { ...NO_TALK, id: 'a', who: 'Denise', when: '2026-12-04T15:30' }
const reminder = { id: 'a', at: '2026-12-04T14:30', choice: 'hour', who: 'Denise' } as const
const other = { ...reminder, id: 'b' }

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOn(new Map()))
  talkReminders.write([other, reminder])
})

test('a reminder counts from the clock on the wall, over midnight and the end of a month too', () => {
  expect(remindAt('2026-12-01T00:30', 'hour')).toBe('2026-11-30T23:30')
  expect(remindAt('2026-12-01T00:30', 'evening')).toBe('2026-11-30T18:00')
  expect(remindAt('2026-12-01T09:15', 'atTime')).toBe('2026-12-01T09:15')
  expect(remindAt('2026-12-01', 'morning')).toBe('2026-12-01T08:00')
  for (const choice of ['hour', 'atTime'] as const) expect(remindAt('2026-12-01', choice)).toBeNull()
})

test('a reminder follows the day, the time and the name of its talk', () => {
  moveReminder({ ...talk, who: 'Dee', when: '2026-12-07T09:00' })
  expect(talkReminders.read()).toEqual([other, { ...reminder, at: '2026-12-07T08:00', who: 'Dee' }])
})

test('a reminder goes with its day, with the time it counts from, and once the talk was had', () => {
  moveReminder({ ...talk, when: '2026-12-04' })
  expect(talkReminders.read()).toEqual([other])
  talkReminders.write([reminder])
  moveReminder({ ...talk, after: { at: '2026-12-04T16:00:00.000Z', outcome: 'well', theySaid: '', keep: '' } })
  expect(talkReminders.read()).toEqual([])
})
