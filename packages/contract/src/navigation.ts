import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { storableText } from './text.ts'

const BRANCH_NAME_LENGTH = 200

/** `path` begins with the parent's; `icon` is an emoji. */
export const SubBranchSchema = z.strictObject({
  path: z.string(),
  label: z.string(),
  icon: z.string(),
  description: z.string(),
})
export type SubBranch = z.infer<typeof SubBranchSchema>

/** Carries, as percent-encoded JSON, the part of help where the branch's label sounds as if somebody may be in danger. */
export const HELP_HEADER = 'understory-help'

export const subBranches = endpoint({
  method: 'GET',
  path: '/api/nav/sub-branches',
  summary:
    'The sub-branches of a branch, named by its last path segment or its label; generated where none are written.',
  query: z.strictObject({ branch: storableText(BRANCH_NAME_LENGTH) }),
  status: 200,
  reply: z.array(SubBranchSchema),
})
