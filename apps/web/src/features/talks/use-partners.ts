import { useQuery } from '@tanstack/react-query'
import type { Rehearsal } from '@understory/contract/rehearsal'
import type { Talk } from '@understory/contract/talks'
import { rehearsalsQuery } from '../../api/rehearsal.ts'
import { useWritesHere } from '../../lib/browser-model/use-writes-here.ts'
import { partnersFor } from './partners.ts'

export type Partners = {
  /** Written conversations that fit the talk, the nearest first. */
  written: readonly Rehearsal[]
  /** Whether a language model plays whoever is meant. */
  isFree: boolean
}

/** Who can be played for a talk. */
export function usePartners(talk: Talk): Partners {
  const { data } = useQuery(rehearsalsQuery)
  const isHere = useWritesHere()
  return { written: data ? partnersFor(talk, data.rehearsals) : [], isFree: isHere || data?.isFree === true }
}
