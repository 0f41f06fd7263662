import seedWords from '../generated/en/seed.json' with { type: 'json' }
import practices from '../generated/practices.json' with { type: 'json' }
import { namesCrisis } from './grown/crisis.ts'
import { type KindPractice, PRACTICES, type TaskTexts } from './grown/practices.ts'
import { type Topic, topicOf } from './grown/topic.ts'
import { branchBySegment } from './lookup.ts'
import { type Notice, notices } from './notices.ts'
import { NEW_BRANCH, subBranchPath } from './sub-branches.ts'
import { type Branch, type Context, KINDS, type Kind, type SubBranch } from './types.ts'

export { topicOf } from './grown/topic.ts'

export type PracticeTask = {
  readonly id: keyof TaskTexts
  readonly tool: 'assistant' | 'voice' | 'text'
  readonly title: string
  readonly instructions: string
  /** Opening text for the tool, with [blanks]. */
  readonly prompt: string
}

/** A practice page; all plain text. */
export type PracticePage = {
  readonly title: string
  readonly context: Context
  /** Source of the page. */
  readonly origin: string
  /** Help shown first, if the words mention suicide, self-harm or abuse. */
  readonly helpFirst?: Notice
  readonly intro: readonly string[]
  /** Three tasks: aloud, written, with the assistant. */
  readonly tasks: readonly PracticeTask[]
  /** Ready-made first messages for the assistant. */
  readonly prompts: readonly string[]
}

/** What a planted seed says, in its person's words, and what they said when they were asked. */
export type SeedWords = {
  readonly title: string
  readonly rationale?: string
  readonly topic?: { readonly name: string; readonly kind: Kind }
}

/** Written practice pages by id, `{branch}/{slug}`. */
const WRITTEN: Readonly<Record<string, TaskTexts & { readonly intro: string }>> = practices

const CONTEXT_OF_KIND: Readonly<Record<Kind, Context>> = {
  person: 'Personal',
  event: 'Public',
  writing: 'Work',
  change: 'Personal',
  skill: 'Personal',
  subject: 'Social',
}

/** Topic of a seed from the person's answer, else from its words. */
export const topicOfSeed = ({ title, rationale, topic }: SeedWords): Topic => topic ?? topicOf(title, rationale)

/**
 * Four rule-based practice pages for any label; deterministic.
 *
 * @param from.parentPath default: Plant a Seed
 */
export function generateSubBranches(
  label: string,
  from: { readonly parentPath?: string; readonly kind?: Kind } = {},
): readonly SubBranch[] {
  const kind = from.kind ?? topicOf(label).kind
  return PRACTICES[kind].practices.map(({ slug, label: name, emoji, description }) => ({
    path: subBranchPath(from.parentPath ?? NEW_BRANCH, slug),
    label: name,
    icon: emoji,
    description,
  }))
}

/** The topic is a separate line, so that no sentence depends on its grammar. */
const aboutTopic = (prompt: string, topic: string | undefined): string =>
  topic === undefined ? prompt : `My topic: ${topic}. ${prompt}`

export const tasksOf = ({ aloud, write, coach }: TaskTexts, topic?: string): readonly PracticeTask[] => [
  { id: 'aloud', tool: 'voice', ...aloud },
  { id: 'write', tool: 'text', ...write },
  { id: 'coach', tool: 'assistant', ...coach, prompt: aboutTopic(coach.prompt, topic) },
]

/** Combines tasks of the first three pages. */
function mixedTexts(kind: Kind): TaskTexts {
  const [first, second = first, third = second] = PRACTICES[kind].practices
  if (!first || !second || !third) throw new RangeError(`no practices for ${kind}`)
  return { aloud: first.aloud, write: second.write, coach: third.coach }
}

const promptsOf = (kind: Kind, topic?: string): readonly string[] =>
  PRACTICES[kind].practices.map(({ coach }) => aboutTopic(coach.prompt, topic))

function writtenPage(branch: Branch, slug: string): PracticePage | undefined {
  const practice = branch.practices.find((each) => each.slug === slug)
  const written = WRITTEN[practice?.id ?? '']
  if (!practice || !written) return undefined
  return {
    title: practice.label,
    context: practice.context,
    origin: seedWords.writtenFor.replace('{branch}', branch.label),
    intro: [written.intro],
    tasks: tasksOf(written),
    prompts: [
      written.coach.prompt,
      `I want to practice this: ${practice.label}. What is one small thing I could do today?`,
    ],
  }
}

function kindPage(kind: Kind, practice: KindPractice, topic?: string): PracticePage {
  return {
    title: practice.label,
    context: CONTEXT_OF_KIND[kind],
    origin: seedWords.practice,
    intro: [practice.intro],
    tasks: tasksOf(practice, topic),
    prompts: promptsOf(kind, topic),
  }
}

const practiceOf = (kind: Kind, slug: string | undefined): KindPractice | undefined =>
  PRACTICES[kind].practices.find((each) => each.slug === slug)

/**
 * The page at `/dashboard/{branch}/{slug}`: written for the branch, or for a kind under Plant a Seed.
 *
 * @param branchSegment canonical or alias
 * @param slug decoded
 * @returns undefined if there is none
 */
export function practicePage(branchSegment: string, slug: string): PracticePage | undefined {
  const branch = branchBySegment(branchSegment)
  if (branch?.id !== 'new-branch') return branch && writtenPage(branch, slug)
  for (const kind of KINDS) {
    const practice = practiceOf(kind, slug)
    if (practice) return kindPage(kind, practice)
  }
  return undefined
}

/** Help first, if the seed mentions suicide, self-harm or abuse. */
const helpFor = ({ title, rationale = '' }: SeedWords): { helpFirst?: Notice } =>
  namesCrisis(`${title} ${rationale}`) ? { helpFirst: notices.danger } : {}

/**
 * The page of a seed, or of one of its sub-branches.
 *
 * @param section slug of a sub-branch; unknown ones give the seed's page
 */
export function seedPage(seed: SeedWords, section?: string): PracticePage {
  const { kind, name } = topicOfSeed(seed)
  const practice = practiceOf(kind, section)
  if (practice) return { ...kindPage(kind, practice, name), ...helpFor(seed) }
  return {
    title: name ?? seedWords.unnamed,
    context: CONTEXT_OF_KIND[kind],
    origin: seedWords.origin,
    ...helpFor(seed),
    intro: [PRACTICES[kind].intro],
    tasks: tasksOf(mixedTexts(kind), name),
    prompts: promptsOf(kind, name),
  }
}
