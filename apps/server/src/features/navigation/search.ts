import { contextOf } from '@understory/contract/contexts'
import type { MomentsReply, Near, SearchReply } from '@understory/contract/navigation'
import { DIMENSIONS, NO_VECTORS, type Vectors } from '@understory/encoder'
import { nodes } from '@understory/forest/lookup'
import { casesOfSection } from '@understory/forest/section-cases'
import type { Section } from '@understory/forest/types'
import type { Readers } from '../../ai/ports.ts'
import { helpFor, helpPart, readBySentence } from '../danger/service.ts'
import { away, centered, placeTexts, rankPlaces } from './near-places.ts'

const MOST_PLACES = 5
const MOST_CASES = 4
const MOST_MOMENTS = 10
const MOST_PLACES_BESIDE = 2
/** Small batches, so that other requests to the encoder wait little. */
const BATCH = 16
/** Weight of a case's probability against a page's similarity. */
const CASE_BASE = 0.4
const CASE_WEIGHT = 0.6
/** Both kinds of results appear among the first so many, if they exist. */
const FIRST = 3

type Places = ReturnType<typeof centered>

export function placeSearch({ coach, safety, encoder }: Readers) {
  let places: Places | undefined
  let isPreparing = false

  /** Computes the vectors of all pages in batches, at low priority. */
  async function prepare(): Promise<void> {
    if (places || isPreparing) return
    isPreparing = true
    const vectors: Float32Array[] = []
    for (let at = 0; at < placeTexts.length; at += BATCH) {
      const texts = placeTexts.slice(at, at + BATCH)
      const found = await encoder.vectorsOf(texts, 'last')
      vectors.push(...texts.flatMap((text) => found?.get(text)?.slice(0, DIMENSIONS) ?? []))
    }
    // If any is missing the encoder is busy or absent; the next search tries again.
    if (vectors.length === placeTexts.length) places = centered(vectors)
    isPreparing = false
  }

  function placesNear(typed: string, vectors: Vectors) {
    const vector = vectors.get(typed)?.subarray(0, DIMENSIONS)
    const canCompare = vector && typed.includes(' ') && coach.isReadable(typed)
    const meaning = places && canCompare ? { query: away(vector, places.mean), places: places.vectors } : undefined
    return rankPlaces(typed, meaning)
  }

  async function vectorsFor(typed: string): Promise<Vectors> {
    void prepare()
    return (await encoder.vectorsOf([typed], 'last')) ?? NO_VECTORS
  }

  /** Pages and cases for a query; by words until the vectors are ready. */
  async function search(typed: string): Promise<SearchReply> {
    const vectors = await vectorsFor(typed)
    const near = placesNear(typed, vectors).slice(0, MOST_PLACES)
    const found = merged(near, coach.nearCases(typed, vectors, MOST_CASES))
    const help = await helpFor({ safety, encoder }, typed)
    return { found, ...(help && { helpPart: help }) }
  }

  /** Cases near what somebody wrote about their matter on a section's page, with their texts, and pages near it. */
  async function moments(matter: string, section: string | undefined): Promise<MomentsReply> {
    const danger = await readBySentence({ safety, encoder }, matter)
    const help = danger.level === 'none' ? {} : { helpPart: helpPart({ safety }, danger, matter) }
    if (danger.level === 'lead' || danger.isFeared) return { moments: [], places: [], isWithheld: true, ...help }
    const vectors = await vectorsFor(matter)
    const page = { context: contextOfSection(section), listed: casesOfSection(section ?? '') }
    const near = placesNear(matter, vectors).filter(({ id }) => id !== section)
    const found = coach.momentsNear(matter, page, vectors, MOST_MOMENTS)
    return {
      // Where danger is only mentioned, the moments stand, but nobody is told to call or to say less.
      ...(danger.level === 'none' ? found : { moments: found.moments }),
      places: near.slice(0, MOST_PLACES_BESIDE).map(({ id }) => id),
      isWithheld: false,
      ...help,
    }
  }

  return { search, moments, prepare }
}

function contextOfSection(id: string | undefined) {
  const section = nodes.find((node): node is Section => node.kind === 'section' && node.id === id)
  return contextOf(section?.context ?? '')
}

type Ranked = Near & { score: number }

/** Sorts both kinds by score; if one fills the first places, the best of the other takes the last of them. */
function merged(places: ReturnType<typeof rankPlaces>, cases: ReturnType<Readers['coach']['nearCases']>): Near[] {
  const ranked: Ranked[] = [
    ...places.map(({ id, score }) => ({ kind: 'place' as const, id, score })),
    ...cases.map(({ id, label, context, chance }) => ({
      kind: 'case' as const,
      id,
      label,
      context,
      score: CASE_BASE + CASE_WEIGHT * chance,
    })),
  ].toSorted((a, b) => b.score - a.score)
  const [first] = ranked
  const other = ranked.findIndex(({ kind }) => kind !== first?.kind)
  if (other >= FIRST) ranked.splice(FIRST - 1, 0, ...ranked.splice(other, 1))
  return ranked.map(({ score: _score, ...near }) => near)
}
