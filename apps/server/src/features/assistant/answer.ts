import type { Chosen, Coaching, Part, Suggestion } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { languageOfReply } from '@understory/language/reply-language'
import type { Coach, Readers } from '../../ai/ports.ts'
import type { Reply } from '../conversations/reply.ts'
import { helpLanguageOf, helpPart } from '../danger/service.ts'
import type { Reading } from './reading.ts'

export type Drawn = Reply & { text: string }

type Subject = { context: Context; branchTitle: string | undefined; chosen: Chosen | undefined; canHint: boolean }

/** Answers without a language model: crisis help, else the coach. */
export function drawAnswer(
  readers: Readers,
  reading: Reading,
  { context, branchTitle, chosen, canHint }: Subject,
): Drawn {
  const { turns, danger, vectors, isEncoderThere } = reading
  if (danger.level === 'lead') return drawHelp(readers, reading, chosen)
  const drawn = readers.coach.coach({
    turns,
    context,
    vectors,
    isFeared: danger.isFeared,
    staysFeared: danger.staysFeared,
    hasDanger: danger.level !== 'none' || danger.wasTold === true,
    isEncoderThere,
    canHint,
    branchTitle,
    chosen,
  })
  return danger.level === 'mention' ? withHelp(drawn, mentionFor(readers, reading)) : drawn
}

function drawHelp({ safety }: Readers, { turns, danger }: Reading, chosen: Chosen = {}): Drawn {
  const { text, parts, suggestions } = safety.helpReply(danger, turns, helpLanguageOf(turns.at(-1)?.content ?? ''))
  return { text, coaching: { chips: [], parts, suggestions, chosen }, state: null }
}

/** The one-line help notice after an answer. */
export function mentionFor(readers: Readers, { turns, danger }: Pick<Reading, 'turns' | 'danger'>): Part {
  return helpPart(readers, danger, turns.at(-1)?.content ?? '')
}

/** Appends help to an answer, unless it has some. */
function withHelp(drawn: Drawn, help: Part): Drawn {
  const { text, coaching, state } = drawn
  if (coaching.parts.some(({ kind }) => kind === 'help')) return drawn
  return { text: text + asWords(help), coaching: { ...coaching, parts: [...coaching.parts, help] }, state }
}

const MARKS = /\*\*|\[([^\]]+)\]\([^)]+\)/g
const NUMBER = /\d[\d-]{2,}/

/** Help as plain text after other text, each number once. */
export function asWords(help: Part): string {
  if (help.kind !== 'help') return ''
  const text = help.text.replace(MARKS, '$1')
  const lines = help.lines.map(({ label }) => label).filter((label) => !text.includes(NUMBER.exec(label)?.[0] ?? label))
  return `\n\n${[text, ...lines].join(' · ')}`
}

export function coachingOfModel(
  coach: Coach,
  text: string,
  { chosen = {}, help }: { chosen?: Chosen | undefined; help: Part | undefined },
): Coaching {
  return {
    chips: coach.chipsForModel(chosen),
    parts: [{ kind: 'markdown', text }, ...(help ? [help] : [])],
    suggestions: SUGGESTIONS[languageOfReply(text) ?? 'en'] ?? SUGGESTIONS.en,
    chosen,
  }
}

const SUGGESTIONS: { en: Suggestion[]; [language: string]: Suggestion[] } = {
  en: [
    { label: 'Shorter', message: 'Make it shorter.' },
    { label: 'Another way', message: 'Say it another way.' },
    { label: 'What if they say no?', message: 'What if they say no?' },
  ],
  es: [
    { label: 'Más corto', message: 'Hazlo más corto.' },
    { label: 'De otra forma', message: 'Dilo de otra forma.' },
    { label: '¿Y si dicen que no?', message: '¿Y si dicen que no?' },
  ],
}
