import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { endpoint, noContent } from './endpoint.ts'
import {
  COMMENT_LENGTH,
  LEAST_PASSWORD_LENGTH,
  PASSWORD_LENGTH,
  PERSON_NAME_LENGTH,
  SHARE_BODY_BYTES,
  TASK_LENGTH,
} from './limits.ts'
import { SharedTalkSchema, TalkPieceSchema } from './talks.ts'
import { IdSchema, storableText } from './text.ts'

export const SHAREABLE_BRANCHES = [
  'word-counter',
  'public-speaking',
  'astrology',
  'still-waters',
  'ya-treehouse',
] as const
export type ShareableBranch = (typeof SHAREABLE_BRANCHES)[number]
export const ACCESS_LEVELS = ['view', 'comment', 'coach'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

const BranchSchema = z.enum(SHAREABLE_BRANCHES)
const AccessSchema = z.enum(ACCESS_LEVELS)
const name = storableText(PERSON_NAME_LENGTH)
const count = z.int().check(z.nonnegative())
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'must be a day' }))
const figure = z.nullable(z.number())

/** What SproutLog counted in the browser: it leaves it with a share and no other way. The newest 60 days. */
const SproutLogSummarySchema = z.strictObject({
  totalWords: count,
  dayCount: count,
  days: z.array(z.strictObject({ date: day, words: count })).check(z.maxLength(60)),
  topWords: z.array(z.strictObject({ word: storableText(100), count })).check(z.maxLength(10)),
})
export type SproutLogSummary = z.infer<typeof SproutLogSummarySchema>

/** Scores of one analysis, 0 to 100, null where they could not be told. */
const ReadingSchema = z.strictObject({
  id: IdSchema,
  kind: z.enum(['voice', 'text']),
  createdAt: z.iso.datetime(),
  context: z.string(),
  pace: figure,
  clarity: figure,
  warmth: figure,
  confidence: figure,
  formality: figure,
})
export type SharedReading = z.infer<typeof ReadingSchema>

/** The results of a branch's contexts: how many there are, and the newest 30, the newest first. */
const ReadingsSchema = z.strictObject({ recordings: count, texts: count, readings: z.array(ReadingSchema) })
export type SharedReadings = z.infer<typeof ReadingsSchema>

/** A kept text or transcript that the owner ticked. */
const SharedTextSchema = z.strictObject({
  id: IdSchema,
  kind: z.enum(['voice', 'text']),
  createdAt: z.iso.datetime(),
  context: z.string(),
  text: z.string(),
})

/** What a share shows: the state of the chosen branches when it was made or edited last. A branch that is not chosen is missing. */
const SnapshotSchema = z.strictObject({
  takenAt: z.iso.datetime(),
  'word-counter': z.optional(z.nullable(SproutLogSummarySchema)),
  'public-speaking': z.optional(ReadingsSchema),
  'still-waters': z.optional(ReadingsSchema),
  'ya-treehouse': z.optional(ReadingsSchema),
  astrology: z.optional(z.strictObject({ sectionsRead: z.array(z.string()) })),
  texts: z.array(SharedTextSchema),
  talk: z.optional(SharedTalkSchema),
})
export type Snapshot = z.infer<typeof SnapshotSchema>

const contents = {
  branches: z.array(BranchSchema).check(z.maxLength(SHAREABLE_BRANCHES.length)),
  /** One talk, piece by piece; null takes it out of a share that shows one. */
  talk: z.optional(
    z.nullable(
      z.strictObject({ id: IdSchema, pieces: z.array(TalkPieceSchema).check(z.minLength(1), z.maxLength(20)) }),
    ),
  ),
  /** Kept texts and transcripts go along; never audio, which is nowhere kept. */
  includeTexts: z.optional(z.boolean()),
  sproutLog: z.optional(SproutLogSummarySchema),
  sectionsRead: z.optional(z.array(storableText(100)).check(z.maxLength(10))),
}

/** `days` null: no end. Without it 90. */
const lifetime = z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(365))))

const ShareSchema = z.strictObject({
  id: IdSchema,
  name: z.string(),
  email: z.string(),
  access: AccessSchema,
  branches: z.array(BranchSchema),
  /** The talk that it shows. */
  talkId: z.nullable(IdSchema),
  includesTexts: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  takenAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
  lastOpenedAt: z.nullable(z.iso.datetime()),
  opens: count,
  comments: count,
})
export type Share = z.infer<typeof ShareSchema>

/** One bare address: with a name, a list or a comment in it one person would be many to the limit of invitations. */
const email = storableText(254).check(
  z.regex(/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/, { error: 'must be an email address' }),
)

export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: 'With whom the owner shares, the newest first; empty without an owner.',
  reply: z.array(ShareSchema),
})

export const previewShare = endpoint({
  method: 'POST',
  path: '/api/shares/preview',
  summary: 'What a share of these branches would show. Keeps nothing.',
  body: z.strictObject(contents),
  bodyLimit: SHARE_BODY_BYTES,
  reply: SnapshotSchema,
})

export const previewEdit = endpoint({
  method: 'POST',
  path: '/api/shares/:id/preview',
  summary: 'What a share shows now, and what it would show after an edit to these contents. Keeps nothing.',
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject(contents),
  bodyLimit: SHARE_BODY_BYTES,
  reply: z.strictObject({ shown: SnapshotSchema, next: SnapshotSchema }),
})

export const createShare = endpoint({
  method: 'POST',
  path: '/api/shares',
  summary:
    'Makes a share. Its secret is told this once: the server keeps a hash. The same key again gives the same share a new secret.',
  body: z.strictObject({
    ...contents,
    access: AccessSchema,
    name: z.optional(name),
    email: z.optional(email),
    /** How the owner is called in the invitation and on the shared page. */
    ownerName: z.optional(name),
    days: lifetime,
    password: z.optional(z.string().check(z.minLength(LEAST_PASSWORD_LENGTH), z.maxLength(PASSWORD_LENGTH))),
    /** Mails the link to `email` where a mail server is configured. */
    invite: z.optional(z.boolean()),
  }),
  bodyLimit: SHARE_BODY_BYTES,
  status: 201,
  reply: z.strictObject({
    share: ShareSchema,
    secret: z.string(),
    /** `sent` only when a mail server took it. */
    invitation: z.enum(['none', 'ready', 'sent']),
  }),
})

export const editShare = endpoint({
  method: 'PATCH',
  path: '/api/shares/:id',
  summary:
    'Changes access, name, lifetime or branches and takes the snapshot anew. What only a browser keeps and this one does not bring stays as shown. The link stays.',
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({ ...contents, access: AccessSchema, name: z.optional(name), days: lifetime }),
  bodyLimit: SHARE_BODY_BYTES,
  reply: ShareSchema,
})

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'Closes a share at once and forgets it with its comments and tasks.',
  params: z.strictObject({ id: IdSchema }),
  ...noContent,
})

/** Where in a shared text a comment stands; offsets are UTF-16 units. */
const AnchorSchema = z.strictObject({ textId: IdSchema, start: count, end: count })
const CommentSchema = z.strictObject({
  id: IdSchema,
  author: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  anchor: z.nullable(AnchorSchema),
})
export type ShareComment = z.infer<typeof CommentSchema>

const TaskSchema = z.strictObject({
  id: IdSchema,
  author: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
})
export type PracticeTask = z.infer<typeof TaskSchema>

export const listShareActivity = endpoint({
  method: 'GET',
  path: '/api/shares/:id/activity',
  summary: 'The comments on a share and when each browser opened it last, for its owner.',
  params: z.strictObject({ id: IdSchema }),
  reply: z.strictObject({ comments: z.array(CommentSchema), openedAt: z.array(z.iso.datetime()) }),
})

export const listPracticeTasks = endpoint({
  method: 'GET',
  path: '/api/practice-tasks',
  summary: 'What coaches asked the owner to practice, the newest first; empty without an owner.',
  reply: z.array(TaskSchema),
})

export const markPracticeTask = endpoint({
  method: 'PATCH',
  path: '/api/practice-tasks/:id',
  summary: 'Marks a task as done, or as not done.',
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({ done: z.boolean() }),
  reply: TaskSchema,
})

const SharedViewSchema = z.strictObject({
  access: AccessSchema,
  branches: z.array(BranchSchema),
  ownerName: z.string(),
  expiresAt: z.nullable(z.iso.datetime()),
  snapshot: SnapshotSchema,
  comments: z.array(CommentSchema),
  tasks: z.array(TaskSchema),
})
export type SharedView = z.infer<typeof SharedViewSchema>

const shareParams = z.strictObject({ id: storableText(100) })

export const openShared = endpoint({
  method: 'POST',
  path: '/api/shared/:id/open',
  summary:
    'Opens a share with its secret and sets a cookie for it. What is unknown, malformed, revoked or expired answers alike.',
  params: shareParams,
  body: z.strictObject({
    secret: z.string().check(z.maxLength(200)),
    password: z.optional(z.string().check(z.maxLength(PASSWORD_LENGTH))),
  }),
  reply: SharedViewSchema,
})

export const readShared = endpoint({
  method: 'GET',
  path: '/api/shared/:id',
  summary: 'A share that this browser opened.',
  params: shareParams,
  reply: SharedViewSchema,
})

/** Where what was left sounds as if somebody may be in danger; told to whoever wrote it, and not kept. */
const help = z.optional(PartSchema)
const said = (length: number) => storableText(length).check(z.regex(/\S/, { error: 'must not be blank' }))

export const commentOnShared = endpoint({
  method: 'POST',
  path: '/api/shared/:id/comments',
  summary: 'Leaves a comment, with comment or coach access.',
  params: shareParams,
  body: z.strictObject({ author: name, text: said(COMMENT_LENGTH), anchor: z.optional(AnchorSchema) }),
  bodyLimit: SHARE_BODY_BYTES,
  status: 201,
  reply: z.extend(CommentSchema, { help }),
})

export const assignTask = endpoint({
  method: 'POST',
  path: '/api/shared/:id/tasks',
  summary: "Sets a practice task that appears on the owner's dashboard, with coach access.",
  params: shareParams,
  body: z.strictObject({ author: name, text: said(TASK_LENGTH) }),
  status: 201,
  reply: z.extend(TaskSchema, { help }),
})
