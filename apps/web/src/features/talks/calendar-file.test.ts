import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  id: 'a',
  title: 'Talk with Sam; heat, water',
  when: '2026-11-27T17:30',
  where: '',
  notes: '',
  now: new Date('2026-11-24T10:00:00Z'),
}

test('a time stands as the clock on the wall, and text is escaped', () => {
  const file = calendarFile(entry)
  expect(file).toContain('\r\nDTSTART:20261127T173000\r\nDURATION:PT30M\r\n')
  expect(file).toContain('SUMMARY:Talk with Sam\\; heat\\, water\r\n')
  expect(file).toContain('DTSTAMP:20261124T100000Z\r\n')
})

test('a day without a time ends the next day, over the end of a month too', () => {
  const file = calendarFile({ ...entry, when: '2026-11-30' })
  expect(file).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n')
})

test('no line is longer than 75 bytes, and joined again they say the same', () => {
  const notes = 'Größe 🌳 '.repeat(30).trim()
  const file = calendarFile({ ...entry, notes })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${notes}`)
})
