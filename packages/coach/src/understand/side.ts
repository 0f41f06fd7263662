import { normalize } from '@understory/language/words'
import { type Case, content } from '../content.ts'

/** Pairs of sides: who is named as "my …" tells who is speaking. */
const SIDES = content.sides.sides.map(({ mine, speaker, barred }) => ({
  mine: new RegExp(mine),
  speaker: new RegExp(speaker),
  barred: new RegExp(barred),
}))

const optional = (source: string | undefined, flags?: string) =>
  source === undefined ? undefined : new RegExp(source, flags)
/** What one does to another: whoever says that they did it is not the one to whom it was done. */
const DEEDS = content.sides.deeds.map(({ said, unless, title, side, to }) => ({
  said: new RegExp(said),
  unless: optional(unless),
  title: optional(title, 'i'),
  side: optional(side),
  to,
}))

/** Whether a case speaks from the other side than the message does. */
export function sideBar(text: string): (one: Case) => boolean {
  const plain = normalize(text)
  const told = SIDES.filter(({ mine }) => mine.test(plain))
  // Whoever speaks of both sides, as a teacher of their own teacher, is barred from none.
  const barred = told.filter(({ barred: side }) => !told.some(({ speaker }) => side.source.includes(speaker.source)))
  const done = DEEDS.filter(({ said, unless }) => said.test(plain) && !unless?.test(plain))
  return (one) =>
    barred.some(({ barred: side, speaker }) => side.test(one.side) && !speaker.test(one.side)) ||
    done.some(({ title, side, to }) => title?.test(one.title) || side?.test(one.side) || (to && to === one.to))
}
