import practices from '../generated/practices.json' with { type: 'json' }
import { HELP_FIRST, namesCrisis } from './grown/crisis.ts'
import { cleanLabel, plainLine } from './grown/label.ts'
import { fill, labelOfMove, moveInSlug, slugOfMove } from './grown/move-names.ts'
import { MOVES, type Move, type TaskText, type TaskTexts } from './grown/moves.ts'
import { inFirstPerson, type Subject, subjectOf } from './grown/subject.ts'
import { branchByName, branchBySegment } from './lookup.ts'
import { isSlug, titleFromSlug } from './slug.ts'
import { subBranchPath, UNTITLED } from './sub-branches.ts'
import type { Branch, Context, Kind, SubBranch } from './types.ts'

/** Where a task is done: with the assistant, by recording, or in the text analysis. */
type Tool = 'assistant' | 'voice' | 'text'

export type PracticeTask = {
  readonly id: keyof TaskTexts
  readonly tool: Tool
  readonly title: string
  readonly instructions: string
  /** The first message, the lines to say, or the writing task, that the tool opens with. Blanks stand in [brackets]. */
  readonly prompt: string
}

/** A whole practice page. Its words are plain text, the label among them. */
export type PracticePage = {
  readonly title: string
  readonly context: Context
  /** Where the page comes from, said plainly. */
  readonly origin: string
  /** Where to get help now; shown before all else. Only where the words name suicide, self-harm or abuse. */
  readonly helpFirst?: string
  readonly intro: readonly string[]
  /** Three: one said aloud, one written, one talked over with the assistant. */
  readonly tasks: readonly PracticeTask[]
  /** Ready-made first messages for the assistant. */
  readonly prompts: readonly string[]
}

/** What a planted seed says, in its person's words. */
type SeedWords = { readonly title: string; readonly rationale?: string }

/** The practice pages that were written for their branch, by the practice's id, `{branch}/{slug}`. */
const WRITTEN: Readonly<Record<string, TaskTexts & { readonly intro: string }>> = practices

const QUOTE_LENGTH = 140
const RATIONALE_LENGTH = 2000
const NEW_BRANCH = '/dashboard/new-branch'
const TOOLS = { aloud: 'voice', write: 'text', coach: 'assistant' } as const
const CONTEXT_OF_KIND: Readonly<Record<Kind, Context>> = {
  people: 'Personal',
  occasion: 'Public',
  writing: 'Work',
  hardship: 'Personal',
  skill: 'Personal',
  topic: 'Social',
}

/** Where generated sub-branches of a value stand: under its branch where that takes pages, else under Plant a Seed. */
export function parentPathOf(value: string): string {
  const branch = branchByName(value)
  const takesPages = branch !== undefined && branch.screen === branch.id && branch.id !== 'dashboard'
  return takesPages ? branch.path : NEW_BRANCH
}

/**
 * Four sub-branches for any label, by rule and without a model: the label's noun decides which four moves are offered, its
 * words stand in their names. The same label always gives the same four, and every path leads to a page.
 *
 * @param label            anything, blank too
 * @param from.parentPath  a page under `/dashboard/` that takes practice pages, or a seed's page; the label's own branch,
 *                         or Plant a Seed, where not given
 * @param from.rationale   why it was asked for: where the label names nobody, somebody named here is who it is about
 */
export function generateSubBranches(
  label: string,
  from: { readonly parentPath?: string; readonly rationale?: string } = {},
): readonly SubBranch[] {
  const subject = subjectOf(label, from.rationale)
  const parentPath = from.parentPath ?? parentPathOf(label)
  return MOVES[subject.kind].moves.map((move) => ({
    path: subBranchPath(parentPath, slugOfMove(move, subject)),
    label: labelOfMove(move, subject),
    icon: move.emoji,
    description: fill(move.description, subject),
  }))
}

type FillIn = { readonly ours: (text: string) => string; readonly theirs: (text: string) => string }

/** Our sentences speak to the person, their message to the assistant speaks as the person. */
function fillInOf(subject: Subject): FillIn {
  const mine = inFirstPerson(subject)
  return { ours: (text) => fill(text, subject), theirs: (text) => fill(text, mine) }
}

const AS_IT_STANDS: FillIn = { ours: (text) => text, theirs: (text) => text }

function tasksOf(texts: TaskTexts, { ours, theirs }: FillIn): readonly PracticeTask[] {
  const taskOf = (id: keyof TaskTexts, { title, instructions, prompt }: TaskText): PracticeTask => ({
    id,
    tool: TOOLS[id],
    title: ours(title),
    instructions: ours(instructions),
    prompt: id === 'coach' ? theirs(prompt) : ours(prompt),
  })
  return [taskOf('aloud', texts.aloud), taskOf('write', texts.write), taskOf('coach', texts.coach)]
}

/** The first move is said, the second written, the third talked over: one task of each sort, from three different moves. */
function mixedTexts(kind: Kind): TaskTexts {
  const [first, second = first, third = second] = MOVES[kind].moves
  if (!first || !second || !third) throw new RangeError(`no moves for ${kind}`)
  return { aloud: first.aloud, write: second.write, coach: third.coach }
}

const originOf = (label: string): string =>
  `Grown from the words "${label}" by a built-in rule. Nobody who knows you wrote it, and no language model did. Keep what fits.`

type Ground = { title: string; label: string; context: Context; rationale?: string }

const HELP_ORIGIN = 'This page was put together by a built-in rule. It is no help in an emergency.'

/** A page about a subject: one move of it, or the whole where no move is given. */
function grownPage(subject: Subject, { title, label, context, rationale = '' }: Ground, move?: Move): PracticePage {
  const fillIn = fillInOf(subject)
  const needsHelp = namesCrisis(`${label} ${rationale} ${subject.phrase}`)
  const openers = MOVES[subject.kind].moves.toSorted((a, b) => Number(b === move) - Number(a === move))
  return {
    title,
    context,
    origin: needsHelp ? HELP_ORIGIN : originOf(label),
    ...(needsHelp ? { helpFirst: HELP_FIRST } : {}),
    intro: [...(move ? [] : quoted(rationale)), fillIn.ours(move?.intro ?? MOVES[subject.kind].intro)],
    tasks: tasksOf(move ?? mixedTexts(subject.kind), fillIn),
    prompts: openers.map((each) => fillIn.theirs(each.coach.prompt)),
  }
}

function writtenPage(branch: Branch, slug: string): PracticePage | undefined {
  const practice = branch.practices.find((each) => each.slug === slug)
  const written = WRITTEN[practice?.id ?? '']
  if (!practice || !written) return undefined
  return {
    title: practice.label,
    context: practice.context,
    origin: `Written for ${branch.label}.`,
    intro: [written.intro],
    tasks: tasksOf(written, AS_IT_STANDS),
    prompts: [
      written.coach.prompt,
      `I want to practice this: ${practice.label}. What is one small thing I could do today?`,
    ],
  }
}

/**
 * The page at `/dashboard/{branch}/{slug}`: the written one where there is one, else grown from the slug's words.
 *
 * @param branchSegment  the segment after `/dashboard/`, the branch's own or another of its addresses
 * @param slug           decoded
 * @param label          the sub-branch's label, where it is known: it says more than its slug
 * @returns undefined where there is no such branch or the slug is none; then the page is not found
 */
export function practicePage(branchSegment: string, slug: string, label = ''): PracticePage | undefined {
  const branch = branchBySegment(branchSegment)
  if (!branch || !isSlug(slug)) return undefined
  const written = writtenPage(branch, slug)
  if (written) return written
  const words = cleanLabel(label) || titleFromSlug(slug)
  const known = moveInSlug(slug)
  const ground = { title: words, label: words, context: branch.context }
  if (known) return grownPage(known.subject, { ...ground, title: labelOfMove(known.move, known.subject) }, known.move)
  return grownPage(subjectOf(words), ground)
}

function quoted(rationale: string): readonly string[] {
  const line = plainLine(rationale)
  const characters = Array.from(line)
  if (characters.length <= QUOTE_LENGTH) return line === '' ? [] : [`You wrote: "${line}"`]
  const cut = characters.slice(0, QUOTE_LENGTH).join('')
  return [`You wrote: "${cut.slice(0, cut.lastIndexOf(' ') + 1 || cut.length).trimEnd()}…"`]
}

/**
 * The page that a planted seed grows into, or one of its sub-branches.
 *
 * @param seed     the person's own words; a blank title counts as 'Untitled Branch'
 * @param section  the `section` of one of `generateSubBranches(title, {parentPath, rationale})`; unknown ones give the seed's page
 */
export function seedPage(seed: SeedWords, section?: string): PracticePage {
  const rationale = (seed.rationale ?? '').slice(0, RATIONALE_LENGTH)
  const label = cleanLabel(seed.title) || UNTITLED
  const subject = subjectOf(seed.title, rationale)
  const ground = { title: label, label, context: CONTEXT_OF_KIND[subject.kind], rationale }
  const move = MOVES[subject.kind].moves.find((each) => slugOfMove(each, subject) === section)
  return grownPage(subject, move ? { ...ground, title: labelOfMove(move, subject) } : ground, move)
}
