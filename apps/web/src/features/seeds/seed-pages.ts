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

/** What a seed is about; without a name where nobody was asked for one yet and its words are none. */
export const topicOf = (seed: BranchSeed) => topicOfSeed(wordsOf(seed))

/** The page of a seed, or of one of its sub-branches: by a language model where one wrote it, else of written tasks. */
export function pageOfSeed(seed: BranchSeed, { parentPath, section }: Place): PracticePage {
  const words = wordsOf(seed)
  const { grown } = seed
  if (!grown) return seedPage(words, section)
  if (section === undefined) return grownSeedPage(words, grown)
  return grownIdeaPage(words, grown, { parentPath, section }) ?? seedPage(words, section)
}

/** What grows from a seed. */
export function ideasOfSeed(seed: BranchSeed, { parentPath }: Pick<Place, 'parentPath'>): readonly SubBranch[] {
  const { grown, branchType } = seed
  return grown
    ? grownIdeas(grown, parentPath)
    : generateSubBranches(branchType, { parentPath, kind: topicOf(seed).kind })
}

/** All that its person wrote, each once. */
export const wordsOfSeed = ({ branchType, rationale }: BranchSeed): string =>
  rationale.includes(branchType) ? rationale : `${branchType}. ${rationale}`

/** What is looked for near a seed: what it is called and why it was asked for. */
export const wordsNear = (seed: BranchSeed): string =>
  wordsOfSeed({ ...seed, branchType: topicOf(seed).name ?? seed.branchType })
