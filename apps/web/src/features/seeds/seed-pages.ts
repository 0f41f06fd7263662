import { generateSubBranches, type PracticePage, seedPage } from '@understory/forest/generate'
import { grownIdeaPage, grownIdeas, grownSeedPage } from '@understory/forest/grown-seed'
import type { SubBranch } from '@understory/forest/types'
import type { BranchSeed } from '../../storage/branch-seeds.ts'

type Place = { parentPath: string; section?: string | undefined }

/** The page of a seed, or of one of its sub-branches: by a language model where one wrote it, else by the built-in rule. */
export function pageOfSeed({ branchType: title, rationale, grown }: BranchSeed, place: Place): PracticePage {
  const { parentPath, section } = place
  const words = { title, rationale }
  if (!grown) return seedPage(words, section)
  if (section === undefined) return grownSeedPage(words, grown)
  return grownIdeaPage(words, grown, { parentPath, section }) ?? seedPage(words, section)
}

/** What grows from a seed. */
export function ideasOfSeed(
  { branchType, rationale, grown }: BranchSeed,
  { parentPath }: Pick<Place, 'parentPath'>,
): readonly SubBranch[] {
  return grown ? grownIdeas(grown, parentPath) : generateSubBranches(branchType, { parentPath, rationale })
}
