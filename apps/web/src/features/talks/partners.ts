import { useQuery } from '@tanstack/react-query'
import type { Rehearsal } from '@understory/contract/rehearsal'
import type { Talk } from '@understory/contract/talks'
import { rehearsalsQuery } from '../../api/rehearsal.ts'
import { useWritesHere } from '../../lib/browser-model/use-writes-here.ts'
import { speaksOf } from './same-person.ts'

export type Partners = ReturnType<typeof usePartners>

/** Who can be played for a talk: the written conversations that fit, the nearest first, and whether a language model plays anybody. */
export function usePartners(talk: Talk) {
  const { data } = useQuery(rehearsalsQuery)
  const isHere = useWritesHere()
  return { written: data ? partnersFor(talk, data.rehearsals) : [], isFree: isHere || data?.isFree === true }
}

type Meant = Pick<Talk, 'who' | 'to' | 'about' | 'opening'>

/** Words of titles and briefs that say nothing of the matter. */
const COMMON = new Set(
  'about after again asking been doesn from have honest just know like made make need never only over same saying some someone talk tell telling that their them they this time told want wants week weeks what when whom with without your yours'.split(
    ' ',
  ),
)
/** Enough of a word to meet "missed" with "misses". */
const STEM = 5

/** Whoever is played in these roles answers much the same way whatever it is about. A parent doesn't. */
const ANY_MATTER: ReadonlySet<string> = new Set(['landlord', 'boss', 'roommate'])

/**
 * The rehearsals in which the hearer of a talk is played, the nearest matter first. A landlord is one whatever it is about;
 * a coworker or a dad only where the matter is the same.
 */
export function partnersFor(talk: Meant, rehearsals: readonly Rehearsal[]): Rehearsal[] {
  const own = matterOf(`${talk.about} ${talk.opening}`)
  return rehearsals
    .filter(({ to, who }) => to === talk.to || speaksOf(who, talk.who))
    .map((rehearsal) => ({ rehearsal, shared: sharedWith(own, rehearsal) }))
    .filter(({ rehearsal, shared }) => shared > 0 || ANY_MATTER.has(rehearsal.to))
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ rehearsal }) => rehearsal)
}

function sharedWith(own: ReadonlySet<string>, { title, brief, who }: Rehearsal): number {
  const theirs = matterOf(`${title} ${brief.join(' ')}`)
  for (const word of matterOf(who)) theirs.delete(word)
  return [...theirs].filter((word) => own.has(word)).length
}

function matterOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, STEM)))
}
