import { sectionContent, writtenSections } from '@understory/forest/content/load'
import { shelf } from '../../packages/coach/src/cards/shelf.ts'
import { firstMessages } from '../../packages/coach/src/development/first-messages.ts'
import { messages } from '../../packages/coach/src/development/messages.ts'
import { plainMessages } from '../../packages/coach/src/development/plain-messages.ts'
import { DEVELOPMENT } from '../../packages/coach/src/development/safety/development.ts'
import { EARLIER } from '../../packages/coach/src/development/safety/earlier.ts'
import { EVERYDAY } from '../../packages/coach/src/development/safety/everyday.ts'
import { EVERYDAY_HELD_OUT } from '../../packages/coach/src/development/safety/everyday-held-out.ts'
import { type FreshSet, freshMessages } from '../../packages/coach/src/development/safety/fresh/fresh.ts'
import { HANDBOOK } from '../../packages/coach/src/development/safety/handbook.ts'
import { HELD_OUT } from '../../packages/coach/src/development/safety/held-out.ts'
import { NEIGHBOURS } from '../../packages/coach/src/development/safety/neighbours.ts'
import { turns } from '../../packages/coach/src/development/safety/turns.ts'
import { situations } from '../../packages/coach/src/development/situations.ts'
import { STARTERS } from '../../packages/coach/src/development/starters.ts'
import { strangers, strangersKeptAside } from '../../packages/coach/src/development/strangers.ts'
import { talks } from '../../packages/coach/src/development/talks.ts'
import { ALL_WAYS } from '../../packages/coach/src/retrieve/ways/ways.ts'
import { findAll, knowsWord } from '../../packages/coach/src/safety/engine.ts'
import { type Features, featuresOf } from '../../packages/coach/src/safety/learned/features.ts'
import { KINDS } from '../../packages/coach/src/safety/learned/model.ts'
import { normalise } from '../../packages/coach/src/safety/normalise.ts'
import { readByRules, type SafetyReading } from '../../packages/coach/src/safety/safety.ts'

/** Where a message comes from: a fresh set, the ways of the shelf, the sets that the rules know, and the coach's own. */
type Source = FreshSet | 'ways' | 'rules' | 'coach'

/** One message to learn from: `kind` is a letter of `KINDS`, `n` harmless, or `?` a danger of another kind. */
export type DangerRow = {
  source: Source
  kind: string
  text: string
  isDanger: boolean
  ruled: SafetyReading
  features: Features
}

const HARMLESS: ReadonlySet<string> = new Set(['none', 'calm', 'resource', 'n'])

/** A kind for a message that the rules find: theirs. */
const kindOf = ({ category, person }: SafetyReading): string =>
  Object.entries(KINDS).find(([, kind]) => kind.category === category && kind.person === person)?.[0] ??
  { violence: 'v', rape: 'v', eating: 'e', danger: 'd', 'self-harm': 'h', 'child-risk': 'c', elder: 'g' }[
    category as string
  ] ??
  '?'

const row = (source: Source, label: string, text: string): DangerRow => {
  const { tokens } = normalise(text, knowsWord)
  const ruled = readByRules(text)
  const isDanger = !HARMLESS.has(label)
  const kind = !isDanger ? 'n' : source === 'rules' ? kindOf(ruled) : label
  return { source, kind, text, isDanger, ruled, features: featuresOf(tokens, findAll(tokens)) }
}

const KNOWN = [...HANDBOOK, ...DEVELOPMENT, ...EARLIER, ...HELD_OUT, ...EVERYDAY, ...EVERYDAY_HELD_OUT]

/** Whatever is written in a piece of data. */
const textsIn = (data: unknown): string[] =>
  typeof data === 'string' ? [data] : data && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : []

const A_SENTENCE = 60

/** What the pages of the sections say, sentence by sentence and longer. */
const pages = await Promise.all(writtenSections.map((id) => sectionContent(id)))
const written = textsIn(pages).filter((text) => text.length >= A_SENTENCE)

/** What the coach was told, and what it offers to be said; the rules already know where one of them is grave. */
const ofTheCoach = (): DangerRow[] => {
  const told = [...messages, ...strangers, ...strangersKeptAside, ...plainMessages, ...situations].map(
    ({ text }) => text,
  )
  const asked = [...firstMessages.map(([, text]) => text), ...Object.keys(STARTERS), ...turns()]
  const talked = talks.flatMap(([, ...said]) => said)
  const offered = shelf.flatMap(({ says, tries }) => [...says, ...tries.flatMap(({ say }) => Object.values(say))])
  return [...told, ...asked, ...talked, ...offered, ...written]
    .map((text) => row('coach', 'n', text))
    .filter(({ ruled }) => ruled.level === 'none')
}

/** Every message of the repository that says whether it is dangerous, once; those that may go either way are left out. */
export const dangerRows = (): DangerRow[] => {
  const rows = [
    ...freshMessages().map(({ set, kind, text }) => row(set, kind, text)),
    ...Object.values(ALL_WAYS)
      .flat()
      .map((text) => row('ways', 'n', text)),
    ...KNOWN.filter(([wanted]) => wanted !== 'mild').map(([wanted, text]) => row('rules', wanted, text)),
    ...NEIGHBOURS.map(([, , leaves]) => row('rules', 'none', leaves)),
    ...ofTheCoach(),
  ]
  return [...new Map(rows.toReversed().map((each) => [each.text.toLowerCase(), each])).values()].toReversed()
}
