import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { byBrowser, CompletionAskedSchema } from './completion.ts'
import { endpoint } from './endpoint.ts'
import { ANSWER_BODY_BYTES, SEED_REASON_LENGTH, SEED_TITLE_LENGTH } from './limits.ts'
import { storableText } from './text.ts'
import { WriterSchema } from './writer.ts'

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

/** A page of the catalogue by its id, or a case of the built-in coach. */
const NearSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place'), id: z.string() }),
  z.strictObject({ kind: z.literal('case'), id: z.string(), label: z.string(), context: z.string() }),
])
export type Near = z.infer<typeof NearSchema>

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/nav/search',
  summary: 'Pages and cases that the words typed so far may mean, likeliest first. The words stand in a header.',
  status: 200,
  reply: z.strictObject({
    found: z.array(NearSchema),
    /** The words sound as if somebody may be in danger. */
    helpPart: z.optional(PartSchema),
  }),
})
export type SearchReply = z.infer<(typeof searchPlaces)['reply']>

const SeedTaskSchema = z.strictObject({ title: z.string(), instructions: z.string(), prompt: z.string() })

/** What a language model wrote for a seed: its practice page, and ideas for pages under it. Plain text. */
const GrownSeedSchema = z.strictObject({
  intro: z.string(),
  aloud: SeedTaskSchema,
  write: SeedTaskSchema,
  coach: SeedTaskSchema,
  /** Ready-made first messages for the assistant. */
  starters: z.array(z.string()),
  ideas: z.array(z.strictObject({ label: z.string(), description: z.string() })),
})
export type GrownSeed = z.infer<typeof GrownSeedSchema>

export const growSeed = endpoint({
  method: 'POST',
  path: '/api/nav/seed-page',
  summary: 'The practice page of a planted seed and ideas for pages under it, by a language model. Nothing is stored.',
  body: z.strictObject({
    title: storableText(SEED_TITLE_LENGTH).check(z.minLength(1)),
    rationale: storableText(SEED_REASON_LENGTH),
    ...byBrowser,
  }),
  bodyLimit: 2 * ANSWER_BODY_BYTES,
  status: 200,
  reply: z.strictObject({
    /** Null where the model is still to be asked, is not asked at all, or its answer could not be used. */
    page: z.nullable(GrownSeedSchema),
    /** The server's language model that wrote it. */
    by: z.optional(WriterSchema),
    /** The words sound as if somebody may be in danger: then no model is asked about them. */
    helpPart: z.optional(PartSchema),
    /** The browser's own model is to write it. */
    asked: z.optional(CompletionAskedSchema),
  }),
})
export type SeedReply = z.infer<(typeof growSeed)['reply']>
