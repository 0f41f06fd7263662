import { generateSubBranches, type PracticePage, seedPage, topicOfSeed } from '@understory/forest/generate'
import { grownIdeaPage, grownIdeas, grownSeedPage } from '@understory/forest/grown-seed'
import type { SubBranch } from '@understory/forest/types'
import type { BranchSeed } from '../../storage/branch-seeds.ts'

type Place = { parentPath: string; section?: string | undefined }

const wordsOf = ({ branchType: title, rationale, topic }: BranchSeed) => ({
  title,
  rationale,
  ...(topic && { topic }),
})

/** A seed's topic; without a name if the words aren't one and none was given. */
export const topicOf = (seed: BranchSeed) => topicOfSeed(wordsOf(seed))

/** A seed's page or sub-branch: the model's if there is one, else the built-in. */
export function pageOfSeed(seed: BranchSeed, { parentPath, section }: Place): PracticePage {
  const words = wordsOf(seed)
  const { grown } = seed
  if (!grown) return seedPage(words, section)
  if (section === undefined) return grownSeedPage(words, grown)
  return grownIdeaPage(words, grown, { parentPath, section }) ?? seedPage(words, section)
}

export function ideasOfSeed(seed: BranchSeed, { parentPath }: Pick<Place, 'parentPath'>): readonly SubBranch[] {
  const { grown, branchType } = seed
  return grown
    ? grownIdeas(grown, parentPath)
    : generateSubBranches(branchType, { parentPath, kind: topicOf(seed).kind })
}

/** Everything the person wrote, without duplicates. */
export const wordsOfSeed = ({ branchType, rationale }: BranchSeed): string =>
  rationale.includes(branchType) ? rationale : `${branchType}. ${rationale}`

/** Search text for related pages: name and reason. */
export const wordsNear = (seed: BranchSeed): string =>
  wordsOfSeed({ ...seed, branchType: topicOf(seed).name ?? seed.branchType })
