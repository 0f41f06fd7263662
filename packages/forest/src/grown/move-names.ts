import { slugOf } from '../slug.ts'
import { KINDS, type Kind } from '../types.ts'
import { MOVES, type Move } from './moves.ts'
import { type Subject, subjectOf } from './subject.ts'

const SUBJECT_SLUG_LENGTH = 40

/** The label's words in place of {x}, {X} and, where known, [subject]; functions keep "$&" in them from meaning anything. */
export const fill = (text: string, { phrase, title, about }: Subject): string =>
  text
    .replaceAll('[subject]', () => about ?? '[subject]')
    .replaceAll('{x}', () => phrase)
    .replaceAll('{X}', () => title)

/** The name of a move on a subject: "Listening to Teenagers". */
export function labelOfMove(move: Move, subject: Subject): string {
  const label = fill(move.label, subject)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The name as a slug, whole enough that `moveInSlug` finds move and subject in it again. */
export function slugOfMove(move: Move, subject: Subject): string {
  const short = slugOf(subject.phrase, SUBJECT_SLUG_LENGTH).replaceAll('-', ' ')
  return slugOf(fill(move.label, { ...subject, title: short }))
}

/** What stands before and after the subject in a slug, hyphens included. */
function framesOf(move: Move): readonly [before: string, after: string] {
  const [before = '', after = ''] = move.label.split('{X}').map((part) => (part.trim() ? slugOf(part) : ''))
  return [before && `${before}-`, after && `-${after}`]
}

function subjectIn(slug: string, move: Move, kind: Kind): Subject | undefined {
  const [before, after] = framesOf(move)
  if (slug.length <= before.length + after.length || !slug.startsWith(before) || !slug.endsWith(after)) return undefined
  const subject = subjectOf(slug.slice(before.length, slug.length - after.length).replaceAll('-', ' '))
  return subject.kind === kind ? subject : undefined
}

/** The move and the subject that a slug was made of; undefined for a slug that came from elsewhere. */
export function moveInSlug(slug: string): { move: Move; subject: Subject } | undefined {
  for (const kind of KINDS) {
    for (const move of MOVES[kind].moves) {
      const subject = subjectIn(slug, move, kind)
      if (subject) return { move, subject }
    }
  }
  return undefined
}
