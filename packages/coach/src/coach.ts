import { foldQuestion, foldThread, openingOf } from './memory.ts'
import type { Candidate, Situation } from './replies/candidate.ts'
import { lastResort } from './replies/problem.ts'
import { repliesFor } from './replies/reply.ts'
import { makeReady as makeShelfReady } from './retrieve/index.ts'
import { barsLines, respondToSafety, withoutLines, wordsForThem } from './safety/responses.ts'
import { readSafety } from './safety/safety.ts'
import { readThread, type ThreadReading } from './safety/thread.ts'
import { situationOf } from './situation.ts'
import { faultsOf } from './speak/check.ts'
import { isSpent } from './speak/fingerprints.ts'
import type { Branch } from './thread-features.ts'
import type { Act, Part, Reply, Trace, Turn } from './types.ts'
import { contextOf } from './voice/voice.ts'

// the package has one door: these belong to it
export { persona } from './voice/persona.ts'

/** Does what the first message would wait for, in steps between which others may be served. */
export function* makeReady(): Generator<undefined, void> {
  readSafety('I am about to start.')
  yield
  yield* makeShelfReady()
}

/** A message of so few words holds nothing besides the line in doubt. */
const ONLY_THAT = 9

/** At most so many wordings are tried before the mildest is taken. */
const TRIES = 48

const textOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => part.text.trim())
    .filter((text) => text !== '')
    .join('\n\n')

const repeats = (s: Situation, candidate: Candidate, text: string): string[] => {
  if (candidate.mayRepeat) return []
  const faults: string[] = []
  if (isSpent(s.memory.spent, text)) faults.push('repeat')
  if (s.memory.openings.has(openingOf(text))) faults.push('opening')
  const question = candidate.parts.find((part) => part.kind === 'ask')?.text
  if (question !== undefined && s.memory.questions.has(foldQuestion(question))) faults.push('question')
  return faults
}

type Choice = { candidate: Candidate; text: string; failed: string[] }

const choose = (s: Situation): Choice => {
  const failed = new Set<string>()
  let mildest: (Choice & { faults: number }) | undefined
  let tried = 0
  for (const candidate of repliesFor(s)) {
    const text = textOf(candidate.parts)
    const faults = [
      ...faultsOf({
        act: s.act,
        parts: candidate.parts,
        text,
        advice: candidate.advice ?? false,
        theirs: candidate.theirs ?? false,
      }),
      ...repeats(s, candidate, text),
    ]
    if (faults.length === 0) return { candidate, text, failed: [...failed] }
    for (const fault of faults) failed.add(fault)
    const weight = faults.reduce((sum, fault) => sum + (fault === 'own-words' || fault === 'short' ? 1 : 5), 0)
    if (!mildest || weight < mildest.faults) mildest = { candidate, text, failed: [], faults: weight }
    tried += 1
    if (tried >= TRIES) break
  }
  if (mildest && mildest.faults < 5) return { ...mildest, failed: [...failed] }
  const parts = lastResort(s)
  return { candidate: { parts, card: s.card.id }, text: textOf(parts), failed: [...failed] }
}

const traceOf = (s: Situation, safety: ThreadReading, choice: Choice): Trace => ({
  act: s.act,
  safety: safety.level,
  ...(safety.category === 'none' ? {} : { category: safety.category }),
  tier: s.tier,
  ...(choice.candidate.card === undefined ? {} : { card: choice.candidate.card }),
  ...(choice.candidate.try === undefined ? {} : { try: choice.candidate.try }),
  top: s.hits.slice(0, 3).map((hit) => ({ id: hit.card.id, score: Math.round(hit.chance * 1000) / 1000 })),
  ...(s.apart ? { apart: s.apart.map(({ id }) => id) } : {}),
  slots: s.slots,
  failed: choice.failed,
})

/**
 * The built-in coach: what it answers to a conversation. Pure and deterministic; reads the whole thread anew at each call.
 *
 * @param turns    the conversation, oldest first, the person's message last; anything may stand in it
 * @param context  one of the nine contexts; anything else counts as Personal
 * @param options  `branch` lends its words at half weight
 * @returns a reply that is never empty, its parts, and a trace for tests and the "why" panel
 */
export const coach = (turns: readonly Turn[], context: string, options: { branch?: Branch } = {}): Reply => {
  const safety = readThread(turns)
  const now = foldThread(turns)
  const lines = respondToSafety(safety, turns)
  if (lines.length > 0 && (safety.level === 'crisis' || ANSWERED.has(safety.followed ?? 'other')))
    return safetyReply(now.act, safety, lines)
  const s = situationOf(turns, now, contextOf(context), options.branch)
  // nothing of a crisis is quoted back, not even later
  if (safety.open) s.memory.problem = s.memory.problem.filter((each) => readSafety(each.shadow.raw).level !== 'crisis')
  if (barsLines(safety, s.slots.to?.value.role)) return safetyReply(s.act, safety, withoutLines(safety, turns))
  const to = s.slots.to?.value
  const forThem = safety.followed === 'other' && (!to || to.near || to.minor) ? wordsForThem(safety, turns) : undefined
  if (forThem) return safetyReply(s.act, safety, forThem)
  const choice = choose(s)
  // where the line in doubt is all that was said, nothing else is answered
  const rest = safety.level === 'check' && s.reading.words.length <= ONLY_THAT ? [] : choice.candidate.parts
  const parts = safety.level === 'check' ? [...lines, ...rest] : [...rest, ...lines]
  return { text: textOf(parts), parts, trace: traceOf(s, safety, choice) }
}

/** After first words: answers that safety itself goes on from; anything else is a new topic. */
const ANSWERED: ReadonlySet<string> = new Set(['safe', 'not-safe', 'wont-help', 'joking', 'misread', 'thanks'])

const safetyReply = (act: Act, { level, category }: ThreadReading, parts: readonly Part[]): Reply => ({
  text: textOf(parts),
  parts,
  trace: { act, safety: level, ...(category === 'none' ? {} : { category }), top: [], slots: {}, failed: [] },
})
