import type { GrownSeed } from '@understory/contract/navigation'
import { fieldsOf, isText } from '../lib/parse-json.ts'
import { storedList } from './stored-list.ts'

export const TOPIC_KINDS = ['person', 'event', 'writing', 'change', 'skill', 'subject'] as const
type TopicKind = (typeof TOPIC_KINDS)[number]

/** A requested branch. `id`: planting time in milliseconds since 1970; `plantedAt`: the same as ISO time. */
export type BranchSeed = {
  name?: string
  branchType: string
  rationale: string
  id: number
  status: 'growing'
  plantedAt: string
  /** Name and kind as given by the person. */
  topic?: { name: string; kind: TopicKind }
  /** A language model's page, and the model's name. */
  grown?: { by: string; page: GrownSeed }
}

/** Oldest first. */
export const branchSeeds = storedList<BranchSeed>('branchSeeds', (item) => (isSeed(item) ? readable(item) : undefined))

function isSeed(item: unknown): item is BranchSeed {
  const { name, id, status } = fieldsOf(item)
  return (
    (name === undefined || isText(name)) &&
    hasTexts(item, 'branchType', 'rationale', 'plantedAt') &&
    Number.isSafeInteger(id) &&
    status === 'growing'
  )
}

/** Drops an invalid page or topic; the built-in one is used. */
function readable({ grown, topic, ...plain }: BranchSeed): BranchSeed {
  return { ...plain, ...(isTopic(topic) && { topic }), ...(isGrown(grown) && { grown }) }
}

function isTopic(topic: unknown): topic is BranchSeed['topic'] {
  const { kind } = fieldsOf(topic)
  return hasTexts(topic, 'name') && TOPIC_KINDS.some((known) => known === kind)
}

function isGrown(grown: unknown): grown is BranchSeed['grown'] {
  const { page } = fieldsOf(grown)
  const { aloud, write, coach, starters, ideas } = fieldsOf(page)
  return (
    hasTexts(grown, 'by') &&
    hasTexts(page, 'intro') &&
    [aloud, write, coach].every((task) => hasTexts(task, 'title', 'instructions', 'prompt')) &&
    Array.isArray(starters) &&
    starters.every(isText) &&
    Array.isArray(ideas) &&
    ideas.every((idea) => hasTexts(idea, 'label', 'description'))
  )
}

function hasTexts(value: unknown, ...names: string[]): boolean {
  const fields = fieldsOf(value)
  return names.every((name) => isText(fields[name]))
}
