import type { Part, Suggestion } from '@understory/contract/coaching'
import {
  type About,
  answers,
  type FollowWords,
  followups,
  type HelpLanguage,
  type Lead,
  type Line,
  languages,
  leadFor,
  linesOf,
  mentionFor,
  numberOf,
  shared,
} from './content.ts'
import type { Danger } from './danger.ts'
import { readable } from './normalize.ts'
import { hitsIn } from './patterns.ts'
import { sentencesOf } from './sentences.ts'
import { readThread, type Turn } from './thread.ts'

type Help = { text: string; parts: Part[]; suggestions: Suggestion[] }

const ELDER =
  /\b(?:grand(?:ma|pa|mother|father|parents?)|gran|nana|elderly|nursing home|aide|caregiver|caretaker|dementia|pension|abuel[oa]s?|anciano|anciana|residencia)\b/i
const CHILD = /\b(?:kids?|child(?:ren)?|son|daughter|baby|toddler|niece|nephew|niñ[oa]s?|hij[oa]s?|bebé)\b/i

const hitsOf = (text: string) => sentencesOf(readable(text)).flatMap(hitsIn)

/** What a kind and a person leave open: a life in danger now, an older person, a child. */
const aboutOf = ({ kind }: Danger, said: string): About | undefined => {
  if (kind === null) return hitsOf(said).some((hit) => hit.level === 'lead' && hit.kind === null) ? 'now' : undefined
  if (kind !== 'child-or-elder') return undefined
  return ELDER.test(said) && !CHILD.test(said) ? 'elder' : 'child'
}

const shown = (line: Line, language: HelpLanguage) => ({
  label: shared[language][line.kind].replace('{number}', numberOf(line, language)),
  href: line.href,
  kind: line.kind,
})

const answer = (text: string): Part => ({ kind: 'answer', text })
const phrase = (text: string): Part => ({ kind: 'phrase', medium: 'say', segments: [{ text }] })
const question = (text: string): Part => ({ kind: 'question', text })
const lead = (paragraphs: readonly (string | undefined)[], lines: readonly Line[], language: HelpLanguage): Part => ({
  kind: 'help',
  level: 'lead',
  text: paragraphs.filter((text) => text !== undefined && text !== '').join('\n\n'),
  lines: lines.map((line) => shown(line, language)),
})

/** The parts as one text, for those who draw none: without marks of emphasis. */
const plainText = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'phrase')
        return `“${part.segments.map((segment) => ('text' in segment ? segment.text : '')).join('')}”`
      if (part.kind === 'help')
        return [part.text.replaceAll('**', ''), part.lines.map(({ label }) => label).join(' · ')].join('\n\n')
      return 'text' in part ? part.text : ''
    })
    .join('\n\n')

const replyOf = (parts: Part[], suggestions: Suggestion[]): Help => ({ text: plainText(parts), parts, suggestions })

const suggested = ({ answers: kind }: Lead, language: HelpLanguage): Suggestion[] =>
  answers[kind][language].map((label) => ({ label, message: label }))

/** What is said first: where to reach a person, what they do, a sentence to say, one thing to do, one question. */
const firstWords = (found: Lead, said: string, language: HelpLanguage): Help => {
  const { first, help, now, say, also, question: asked } = found[language]
  const { outside, starter, stay } = shared[language]
  const spoken = hitsOf(said).find((hit) => hit.language !== 'en' && hit.language !== language)?.language
  const inTheirLanguage = spoken === undefined ? undefined : languages[spoken]
  return replyOf(
    [
      lead([first, inTheirLanguage, help, now, outside], linesOf(found, language), language),
      ...(say === undefined ? [] : [answer(starter), phrase(say)]),
      ...(also === undefined ? [] : [answer(also)]),
      question(asked),
      answer(stay),
    ],
    suggested(found, language),
  )
}

const numbersOf = (lines: readonly Line[], language: HelpLanguage): string => {
  const line = lines.find(({ kind }) => kind === 'call') ?? lines[0]
  return line ? numberOf(line, language) : shared[language].site
}

const nextWords = (words: FollowWords, found: Lead, language: HelpLanguage): Help => {
  const lines = linesOf(found, language)
  const { first, help, say, question: asked } = words
  return replyOf(
    [
      lead([first, help.replace('{numbers}', numbersOf(lines, language))], lines, language),
      ...(say === undefined ? [] : [answer(shared[language].starter), phrase(say)]),
      ...(asked === undefined ? [] : [question(asked)]),
    ],
    [],
  )
}

/** Help before anything else: first words, or what follows an answer to them. Nothing is said twice in a row. */
export const helpReply = (danger: Danger, turns: readonly Turn[], language: HelpLanguage): Help => {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const found = leadFor(danger, aboutOf(danger, said.join('\n')))
  const { followed } = readThread(turns, { get: () => undefined })
  if (followed !== undefined) {
    const name = followed === 'safe' && danger.who === 'other' ? 'safe-other' : followed
    return nextWords(followups[name][language], found, language)
  }
  const reply = firstWords(found, said.at(-1) ?? '', language)
  const before = turns.findLast(({ role }) => role === 'assistant')?.content
  return before?.includes(found[language].first) ? nextWords(followups.again[language], found, language) : reply
}

/** One quiet line that stands after an answer, with the fitting number. */
export const mentionPart = (danger: Danger, language: HelpLanguage): Part => {
  const mention = mentionFor(danger)
  const lines = linesOf(mention, language).map((line) => shown(line, language))
  return { kind: 'help', level: 'mention', text: mention[language], lines }
}
