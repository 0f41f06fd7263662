import crisis from '../generated/crisis.json' with { type: 'json' }
import type { Followed } from './answers.ts'
import type { Danger, DangerKind } from './danger.ts'

export type HelpLanguage = 'en' | 'es'
type LeadWords = { first: string; help: string; now?: string; say?: string; also?: string; question: string }
export type FollowWords = { first: string; help: string; say?: string; question?: string }
type Named = { kind: DangerKind | null; who: 'writer' | 'other' | 'any'; lines: string[]; 'lines-es'?: string[] }
export type About = 'child' | 'elder' | 'now'
export type Lead = Named & { about?: About; en: LeadWords; es: LeadWords; answers: 'safety' | 'reach' | 'call' }
type Mention = Named & { en: string; es: string }
export type Line = {
  id: string
  number: string
  'number-es'?: string
  href: string
  kind: 'call' | 'text' | 'site'
  /** The day on which a public page was found to confirm it; null where none did. */
  checked: string | null
}
type Shared = Record<'outside' | 'starter' | 'stay' | 'call' | 'text' | 'site', string>

const written = crisis as unknown as {
  lines: Line[]
  leads: Lead[]
  mentions: Mention[]
  shared: Record<HelpLanguage, Shared>
  answers: Record<Lead['answers'], { means: [Followed, Followed]; en: [string, string]; es: [string, string] }>
  followups: Record<Followed | 'safe-other' | 'again', Record<HelpLanguage, FollowWords>>
  languages: Record<string, string>
}

export const { lines, shared, answers, followups, languages } = written

const lineById = new Map(lines.map((line) => [line.id, line]))

/** The numbers of a reply or a mention, in its language. */
export const linesOf = (named: Named, language: HelpLanguage): Line[] => {
  const ids = language === 'es' ? (named['lines-es'] ?? named.lines) : named.lines
  return ids.flatMap((id) => lineById.get(id) ?? [])
}

/** A line's number as screens of a language read it out. */
export const numberOf = (line: Line, language: HelpLanguage): string =>
  (language === 'es' && line['number-es']) || line.number

const isFor =
  ({ kind, who }: Pick<Danger, 'kind' | 'who'>) =>
  (named: Named): boolean =>
    named.kind === kind && (named.who === who || named.who === 'any')

export const mentionFor = (danger: Danger): Mention => {
  const mention = written.mentions.find(isFor(danger)) ?? written.mentions.at(-1)
  if (!mention) throw new Error('content/crisis has no mention')
  return mention
}

export const leadFor = (danger: Danger, about: About | undefined): Lead => {
  const leads = written.leads.filter(isFor(danger))
  const lead = leads.find((each) => each.about === about) ?? leads[0] ?? written.leads.at(-1)
  if (!lead) throw new Error('content/crisis has no reply')
  return lead
}

/** Every heading that help begins with: by it a reply of help is known again. */
const HEADINGS: readonly string[] = [...written.leads, ...Object.values(written.followups)].flatMap(({ en, es }) => [
  en.first,
  es.first,
])

/** Whether a reply of ours led with help. */
export const isHelp = (reply: string): boolean => HEADINGS.some((heading) => reply.includes(heading))

/** The reply that was sent, known by its heading; where several share it, the one for this danger. */
export const sentLead = (reply: string, danger: Danger): Lead => {
  const sent = written.leads.filter(({ en, es }) => reply.includes(en.first) || reply.includes(es.first))
  return sent.find(isFor(danger)) ?? sent[0] ?? leadFor(danger, undefined)
}
