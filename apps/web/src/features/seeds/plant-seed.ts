import { recordEvent } from '../../lib/page-log.ts'
import { seeds as seedWords } from '../../lib/words/en/seeds.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { type BranchSeed, branchSeeds } from '../../storage/branch-seeds.ts'
import { toast } from '../../ui/use-toast.ts'

export type SeedFields = { name: string; branchType: string; rationale: string }

const REQUIRED = ['branchType', 'rationale'] as const
export type RequiredField = (typeof REQUIRED)[number]

const TITLE_LENGTH = 60

/** A one-box suggestion as a seed: the first line is its name. */
export function fieldsOfSuggestion(text: string): SeedFields {
  const [line = ''] = text.trim().split(/[\n.!?]/, 1)
  const characters = Array.from(line.trim() || text.trim())
  const start = characters.slice(0, TITLE_LENGTH).join('')
  const title =
    characters.length > TITLE_LENGTH ? start.slice(0, start.lastIndexOf(' ') + 1 || start.length).trim() : start
  return { name: '', branchType: title, rationale: text }
}

/** Required fields that are blank, in order. */
export function missingFields(fields: SeedFields): readonly RequiredField[] {
  return REQUIRED.filter((field) => fields[field].trim() === '')
}

/** The seeds plus one. Its id is the time in milliseconds, made unique. */
export function withSeed(seeds: readonly BranchSeed[], fields: SeedFields, now: number): readonly BranchSeed[] {
  const name = fields.name.trim()
  const id = Math.max(now, ...seeds.map((seed) => seed.id + 1))
  const seed: BranchSeed = {
    ...(name && { name }),
    branchType: fields.branchType.trim(),
    rationale: fields.rationale.trim(),
    id,
    status: 'growing',
    plantedAt: new Date(now).toISOString(),
  }
  return [...seeds, seed]
}

/** Stores the seeds; false if the browser refuses. */
export function keepSeeds(seeds: readonly BranchSeed[]): boolean {
  const isKept = branchSeeds.put(seeds)
  if (!isKept) recordEvent('seed', 'storage-refused')
  return isKept
}

/** Plants a seed with a toast, and returns it; undefined if the browser refuses. */
export function usePlantSeed(): (fields: SeedFields) => BranchSeed | undefined {
  const words = useWords(seedWords)
  return (fields) => {
    const seeds = withSeed(branchSeeds.read().items, fields, Date.now())
    if (!keepSeeds(seeds)) return undefined
    toast({ title: words.toast, description: words.toastText })
    return seeds.at(-1)
  }
}
