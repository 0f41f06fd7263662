// Validates content/crisis/lines.yaml and responses.yaml, and formats help lines.
import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import * as z from 'zod/mini'
import { DANGER_KINDS } from '../../packages/safety/src/danger.ts'

const address = z.string().check(z.regex(/^https?:\/\/\S+$/))
const LineSchema = z.strictObject({
  id: z.string(),
  number: z.string(),
  'number-es': z.optional(z.string()),
  href: z.string().check(z.regex(/^(?:tel:\+?\d+|sms:\+?\d+|https:\/\/\S+)$/)),
  kind: z.enum(['call', 'text', 'site']),
  name: z.string(),
  hours: z.enum(['any hour', 'weekdays']),
  languages: z.array(z.string().check(z.regex(/^(?:[a-z]{2}|\*)$/))).check(z.minLength(1)),
  country: z.string().check(z.regex(/^(?:[A-Z]{2}|\*)$/)),
  source: address,
  seen: z.array(z.strictObject({ page: address, says: z.string() })),
  checked: z.nullable(z.iso.date()),
})
type HelpLine = z.infer<typeof LineSchema>

const SharedSchema = z.strictObject({
  outside: z.string(),
  starter: z.string(),
  stay: z.string(),
  call: z.string(),
  text: z.string(),
  site: z.string(),
})

const LeadWordsSchema = z.strictObject({
  first: z.string(),
  help: z.string(),
  now: z.optional(z.string()),
  say: z.optional(z.string()),
  also: z.optional(z.string()),
  question: z.string(),
})
const FollowWordsSchema = z.strictObject({
  first: z.string(),
  help: z.string(),
  say: z.optional(z.string()),
  question: z.optional(z.string()),
})

const about = {
  kind: z.nullable(z.enum(DANGER_KINDS)),
  who: z.enum(['writer', 'other', 'any']),
  lines: z.array(z.string()),
  'lines-es': z.optional(z.array(z.string())),
}
const FOLLOWED = [
  'safe',
  'safe-other',
  'not-safe',
  'reached',
  'not-reached',
  'called',
  'not-called',
  'wont-help',
  'joking',
  'thanks',
  'again',
] as const

const inBoth = <T extends z.core.$ZodType>(schema: T) => z.strictObject({ en: schema, es: schema })
const pair = z.tuple([z.string(), z.string()])

const ResponsesSchema = z.strictObject({
  /** In every screen language: pages show help lines too. */
  shared: z.record(z.enum(SCREEN_LANGUAGES), SharedSchema),
  leads: z.array(
    z.strictObject({
      ...about,
      about: z.optional(z.enum(['child', 'elder', 'now'])),
      en: LeadWordsSchema,
      es: LeadWordsSchema,
      answers: z.enum(['safety', 'reach', 'call']),
    }),
  ),
  answers: z.record(
    z.enum(['safety', 'reach', 'call']),
    z.strictObject({ means: z.tuple([z.enum(FOLLOWED), z.enum(FOLLOWED)]), en: pair, es: pair }),
  ),
  followups: z.record(z.enum(FOLLOWED), inBoth(FollowWordsSchema)),
  mentions: z.array(z.strictObject({ ...about, en: z.string(), es: z.string() })),
  languages: z.record(z.string(), z.string()),
})

export const drawnLine = (line: HelpLine, words: string, language: string): { label: string; href: string } => ({
  label: words.replace('{number}', (language === 'es' && line['number-es']) || line.number),
  href: line.href,
})

const MOST_WORDS = 120
const wordsIn = (texts: readonly (string | undefined)[]): number => texts.join(' ').trim().split(/\s+/).length

/** Validates help lines and texts: known numbers, every kind and person, length. */
export const checkedHelp = (writtenLines: unknown, writtenResponses: unknown) => {
  const lines = z.array(LineSchema).parse(writtenLines)
  const responses = ResponsesSchema.parse(writtenResponses)
  const known = new Set(lines.map(({ id }) => id))
  const unsaid = lines.find(({ seen, checked }) => (seen.length === 0) !== (checked === null))
  if (unsaid)
    throw new Error(`lines.yaml: ${unsaid.id} needs both a day of its check and a page that was seen, or neither`)
  for (const { kind, lines: named, 'lines-es': inSpanish = [] } of [...responses.leads, ...responses.mentions]) {
    const unknown = [...named, ...inSpanish].find((id) => !known.has(id))
    if (unknown !== undefined) throw new Error(`responses.yaml: ${kind ?? 'null'} names an unknown line ${unknown}`)
  }
  for (const kind of DANGER_KINDS) {
    for (const who of ['writer', 'other'] as const) {
      const isThere = [responses.leads, responses.mentions].every((all) =>
        all.some((each) => each.kind === kind && each.who === who),
      )
      if (!isThere) throw new Error(`responses.yaml: nothing for ${kind}, ${who}`)
    }
  }
  for (const lead of responses.leads) {
    for (const language of ['en', 'es'] as const) {
      const { outside, starter, stay } = responses.shared[language]
      const count = wordsIn([...Object.values(lead[language]), outside, starter, stay])
      if (count > MOST_WORDS) throw new Error(`responses.yaml: ${lead.kind ?? 'null'}, ${lead.who} has ${count} words`)
    }
  }
  return { lines, ...responses }
}
