import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { byBrowser, CompletionAskedSchema } from './completion.ts'
import { endpoint } from './endpoint.ts'
import { ANSWER_BODY_BYTES, MATTER_LENGTH, SEED_REASON_LENGTH, SEED_TITLE_LENGTH } from './limits.ts'
import { storableText } from './text.ts'
import { WriterSchema } from './writer.ts'

const BRANCH_NAME_LENGTH = 200

const orBlank = z.catch(z.string(), '')

/** `path` starts with the parent's; `icon` is an emoji. A missing field reads as blank, and the page fills it in. */
export const SubBranchSchema = z.object({ path: orBlank, label: orBlank, icon: orBlank, description: orBlank })
export type SubBranch = z.output<typeof SubBranchSchema>

/** Percent-encoded JSON of the help part, if the label suggests danger. */
export const HELP_HEADER = 'understory-help'

export const subBranches = endpoint({
  method: 'GET',
  path: '/api/nav/sub-branches',
  summary:
    'The sub-branches of a branch, named by its last path segment or its label; generated where none are written.',
  query: z.strictObject({ branch: storableText(BRANCH_NAME_LENGTH) }),
  reply: z.array(SubBranchSchema),
})

/** A page by id, or a coach case. */
const NearSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place'), id: z.string() }),
  z.strictObject({ kind: z.literal('case'), id: z.string(), label: z.string(), context: z.string() }),
])
export type Near = z.infer<typeof NearSchema>

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/nav/search',
  summary: 'Pages and cases that the words typed so far may mean, likeliest first. The words stand in a header.',
  reply: z.strictObject({
    found: z.array(NearSchema),
    /** Present if the query suggests danger. */
    helpPart: z.optional(PartSchema),
  }),
})
export type SearchReply = z.infer<(typeof searchPlaces)['reply']>

/** A coach case with its texts; [brackets] mark blanks. */
const MomentSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  answer: z.string(),
  phrase: z.string(),
  /** The other medium, another way, and two reactions; the one asked about first. */
  further: z.array(z.strictObject({ intro: z.string(), do: z.optional(z.string()), say: z.string() })),
  context: z.string(),
})

export const findMoments = endpoint({
  method: 'POST',
  path: '/api/nav/moments',
  summary:
    'Cases near a matter, the best first, with what to do and what to say; and pages near it. Nothing is stored.',
  body: z.strictObject({
    matter: storableText(MATTER_LENGTH).check(z.regex(/\S/, { error: 'must not be blank' })),
    /** Id of the section where it was typed; its own cases get a head start. */
    section: z.optional(storableText(BRANCH_NAME_LENGTH)),
  }),
  reply: z.strictObject({
    moments: z.array(MomentSchema),
    /** To what the matter asks beside the words, such as how long. */
    generalAnswers: z.optional(z.array(z.strictObject({ intro: z.string(), text: z.string() }))),
    /** Ids of pages. */
    places: z.array(z.string()),
    /** Where help leads or somebody is feared: there are no moments, whatever is near. */
    isWithheld: z.boolean(),
    /** Present if the matter suggests danger. */
    helpPart: z.optional(PartSchema),
  }),
})
export type MomentsReply = z.infer<(typeof findMoments)['reply']>

const SeedTaskSchema = z.strictObject({ title: z.string(), instructions: z.string(), prompt: z.string() })

/** A model's practice page for a seed, with ideas for sub-pages. Plain text. */
const GrownSeedSchema = z.strictObject({
  intro: z.string(),
  aloud: SeedTaskSchema,
  write: SeedTaskSchema,
  coach: SeedTaskSchema,
  /** Suggested first messages. */
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
  reply: z.strictObject({
    /** Null if no model was asked yet or its output was unusable. */
    page: z.nullable(GrownSeedSchema),
    by: z.optional(WriterSchema),
    /** Present if the words suggest danger; then no model is asked. */
    helpPart: z.optional(PartSchema),
    /** Prompt for the browser's model. */
    asked: z.optional(CompletionAskedSchema),
  }),
})
export type SeedReply = z.infer<(typeof growSeed)['reply']>
