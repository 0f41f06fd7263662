import type { GrownSeed } from '@understory/contract/navigation'
import { storedList } from './stored-list.ts'

/** Kinds of topics with practice pages. */
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
  if (typeof item !== 'object' || item === null) return false
  const { name, branchType, rationale, id, status, plantedAt } = item as Partial<Record<keyof BranchSeed, unknown>>
  return (
    (name === undefined || typeof name === 'string') &&
    typeof branchType === 'string' &&
    typeof rationale === 'string' &&
    Number.isSafeInteger(id) &&
    status === 'growing' &&
    typeof plantedAt === 'string'
  )
}

/** Drops an invalid page or topic; the built-in one is used. */
function readable({ grown, topic, ...plain }: BranchSeed): BranchSeed {
  return { ...plain, ...(isTopic(topic) && { topic }), ...(isGrown(grown) && { grown }) }
}

const isTopic = (topic: unknown): topic is BranchSeed['topic'] =>
  hasTexts(topic, 'name') && TOPIC_KINDS.some((kind) => kind === (topic as { kind?: unknown }).kind)

const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const hasTexts = (value: unknown, ...names: string[]) => isRecord(value) && names.every((name) => isText(value[name]))

function isGrown(grown: unknown): grown is BranchSeed['grown'] {
  if (!hasTexts(grown, 'by')) return false
  const { page } = grown as { page?: unknown }
  if (!isRecord(page) || !isText(page.intro)) return false
  const { starters, ideas } = page
  return (
    [page.aloud, page.write, page.coach].every((task) => hasTexts(task, 'title', 'instructions', 'prompt')) &&
    Array.isArray(starters) &&
    starters.every(isText) &&
    Array.isArray(ideas) &&
    ideas.every((idea) => hasTexts(idea, 'label', 'description'))
  )
}
