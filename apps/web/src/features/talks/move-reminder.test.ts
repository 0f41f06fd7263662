import { NO_TALK } from '@understory/contract/talks'
import { beforeEach, expect, test, vi } from 'vitest'
import { talkReminders } from '../../storage/talk-reminders.ts'
import { storageOn } from '../../storage/test-storage.ts'
import { moveReminder } from './move-reminder.ts'

const talk = { ...NO_TALK, id: 'a', who: 'Denise', when: '2026-12-04T15:30' }
const reminder = { id: 'a', at: '2026-12-04T14:30', choice: 'hour', who: 'Denise' } as const
const other = { ...reminder, id: 'b' }

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOn(new Map()))
  talkReminders.write([other, reminder])
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
