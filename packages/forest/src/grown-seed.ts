import seedWords from '../generated/en/seed.json' with { type: 'json' }
import { type PracticePage, type SeedWords, seedPage, tasksOf, topicOfSeed } from './generate.ts'
import type { TaskTexts } from './grown/practices.ts'
import { completeSubBranch, subBranchPath } from './sub-branches.ts'
import type { SubBranch } from './types.ts'

/** A model's page for a seed. Plain text. */
export type GrownSeed = {
  readonly by: string
  readonly page: TaskTexts & {
    readonly intro: string
    readonly starters: readonly string[]
    readonly ideas: readonly { readonly label: string; readonly description: string }[]
  }
}

/** Combines the model's tasks with the seed's title, context and help. */
export function grownSeedPage(seed: SeedWords, { by, page }: GrownSeed): PracticePage {
  return {
    ...seedPage(seed),
    origin: seedWords.byModel.replace('{model}', () => by),
    intro: [page.intro],
    tasks: tasksOf(page),
    prompts: page.starters,
  }
}

/** The model's ideas as sub-branches, deduplicated by address. */
export function grownIdeas({ page }: GrownSeed, parentPath: string): readonly SubBranch[] {
  const items = page.ideas.map((idea) => completeSubBranch(idea, parentPath))
  return items.filter(({ path }, index) => items.findIndex((item) => item.path === path) === index)
}

/**
 * The page of an idea: named by the model, with written tasks.
 *
 * @returns undefined for an unknown section
 */
export function grownIdeaPage(
  seed: SeedWords,
  grown: GrownSeed,
  from: { readonly parentPath: string; readonly section: string },
): PracticePage | undefined {
  const path = subBranchPath(from.parentPath, from.section)
  const idea = grownIdeas(grown, from.parentPath).find((item) => item.path === path)
  if (!idea) return undefined
  return {
    ...seedPage({ ...seed, topic: { name: idea.label, kind: topicOfSeed(seed).kind } }),
    origin: seedWords.suggestedBy.replace('{model}', () => grown.by),
  }
}
