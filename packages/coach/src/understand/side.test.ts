import { expect, test } from 'vitest'
import type { Case } from '../content.ts'
import { sideBar } from './side.ts'

const oneOf = (told: Partial<Case>) => ({ id: 'a', title: '', side: 'the speaker', to: 'friend', ...told }) as Case
const isBarred = (text: string, told: Partial<Case>) => sideBar(text)(oneOf(told))

const getInterrupted = { title: 'You get interrupted in meetings' }
const interrupt = { title: 'You interrupt people' }

test.each([
  ['My students keep talking', { side: 'the student' }, true],
  ['My teacher keeps talking', { side: 'the student' }, false],
  ['My teacher marked me absent', { side: 'the teacher' }, true],
  ['My students marked the wrong page', { side: 'the teacher' }, false],
  ['A kid in my class copies from me', { side: 'the student' }, false],
  ['My landlord kept the deposit', { side: 'the landlord' }, true],
  ['My tenant is behind on rent', { side: 'the landlord' }, false],
  ['My boss wants me in on Sunday', { side: 'the manager' }, true],
  ['My boss made a rule and I must tell my team', { side: 'the manager' }, false],
  ['My dad forgot my son again', { side: 'the adult child' }, false],
  ['I interrupt people all the time', getInterrupted, true],
  ['I interrupt people all the time', interrupt, false],
  ['People interrupt me all the time', interrupt, true],
  ['She interrupts me all the time', interrupt, true],
  ['She interrupts me all the time', getInterrupted, false],
  ["I speak at my own father's funeral", { to: 'grieving' }, true],
  ["I go to my friend's father's funeral", { to: 'grieving' }, false],
  ['My neighbor asked me to watch her dog', { side: 'the one asking' }, true],
  ['How do I ask my neighbor to watch my dog', { side: 'the one asked' }, true],
  ['How do I ask my neighbor to watch my dog', { side: 'the one asking' }, false],
])('by who speaks, and who did it to whom, "%s" bars %o: %s', (text, told, barred) => {
  expect(isBarred(text, told)).toBe(barred)
})
