// How well the coach understands, on messages written apart from its cases: npm run bench:coach. Judges nothing by itself:
// which cases fit a message stands in data/coach/labels-*.jsonl, pressed by a language model that took the writer's place.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { coach, textsToEncode } from '@understory/coach'
import type { Chosen } from '@understory/contract/coaching'
import { contextOf } from '@understory/contract/contexts'
import { textsToEncode as dangerTexts, readDanger } from '@understory/safety'
import { find } from '../packages/coach/src/find/find.ts'
import type { Act, CoachReply, CoachTurn } from '../packages/coach/src/types.ts'
import { withGeneral } from '../packages/coach/src/understand/understand.ts'
import { partsOf, vectorsOf } from './encode.ts'
import { SETS } from './fit/export-hearers.ts'
import { truthFolder } from './fit/truth.ts'
import { readLines } from './json-lines.ts'

const data = join(import.meta.dirname, '../data/coach')
const OFFERED = 4
/** Acts of the labels that the coach answers by another name. */
const SAME: Partial<Record<string, readonly Act[]>> = {
  'new-problem': ['problem'],
  answer: ['answer', 'correct'],
  correct: ['correct', 'answer', 'not-it'],
  another: ['another', 'not-it'],
  'as-message': ['as-message', 'aloud'],
}

type Message = {
  id: string
  context: string
  kind: 'common' | 'odd'
  text: string
  needs: string[]
  to: string[]
  danger: string
}

type Label = { id: string; exact: string[]; close: string[] }
type Thread = { id: string; context: string; turns: { text: string; act: string }[] }

function read<Row>(name: string, folder = data): Row[] {
  const file = join(folder, `${name}.jsonl`)
  return existsSync(file) ? readLines(file) : []
}

const share = (rows: readonly boolean[]) =>
  rows.length === 0 ? '–' : (rows.filter(Boolean).length / rows.length).toFixed(2)

async function benchMessages(half: string): Promise<Record<string, string>> {
  const messages = read<Message>(`messages-${half}`)
  const labels = new Map(read<Label>(`labels-${half}`).map((label) => [label.id, label]))
  const rows = []
  for (const { id, kind, text, context, needs, to } of messages) {
    const vectors = await partsOf([text])
    const found = find(text, contextOf(context), vectors)
    const [first] = found.candidates
    const fits = new Set([...(labels.get(id)?.exact ?? []), ...(labels.get(id)?.close ?? [])])
    const isStated = first !== undefined && first.chance >= 0.9
    rows.push({
      kind,
      isLabelled: labels.has(id),
      first: isStated && fits.has(first.case.id),
      wrong: isStated && !fits.has(first.case.id),
      offered: withGeneral(found.candidates)
        .slice(0, OFFERED)
        .some(({ case: one }) => fits.has(one.id)),
      needFirst: needs.includes(found.needs[0]?.id ?? ''),
      need: found.needs.slice(0, 6).some((need) => needs.includes(need.id)),
      hearer: to.includes(found.hearers[0]?.id ?? ''),
      hearerAmong: found.hearers.slice(0, 3).some(({ id }) => to.includes(id)),
    })
  }
  const labelled = rows.filter(({ isLabelled }) => isLabelled)
  const common = labelled.filter(({ kind }) => kind === 'common')
  const odd = labelled.filter(({ kind }) => kind === 'odd')
  return {
    messages: String(rows.length),
    'right situation answered at once': share(labelled.map(({ first }) => first)),
    'wrong situation stated as fact': share(labelled.map(({ wrong }) => wrong)),
    'right one among those offered': share(labelled.map(({ offered, first }) => offered || first)),
    'of common matters': share(common.map(({ offered, first }) => offered || first)),
    'of odd matters': share(odd.map(({ offered, first }) => offered || first)),
    'need first': share(rows.map(({ needFirst }) => needFirst)),
    'need among six': share(rows.map(({ need }) => need)),
    // All other sets are what hearers.py learns from.
    ...(!SETS.includes(half) && {
      'hearer first': share(rows.map(({ hearer }) => hearer)),
      'hearer among three': share(rows.map(({ hearerAmong }) => hearerAmong)),
    }),
  }
}

/** What somebody presses who takes the first of what is offered: a case, else a need where there is no phrase yet. */
function firstPress({ coaching: { parts } }: CoachReply): Chosen | undefined {
  const offers = parts.find((part) => part.kind === 'offers')
  if (offers?.cases[0]) return { situation: offers.cases[0].id }
  const needs = parts.find((part) => part.kind === 'builders' && part.of === 'need')
  const hasWords = parts.some(({ kind }) => kind === 'phrase' || kind === 'beats' || kind === 'draft')
  if (hasWords || needs?.kind !== 'builders' || !needs.choices[0]) return undefined
  return { situation: null, need: needs.choices[0].id }
}

async function benchThreads(half: string): Promise<Record<string, string>> {
  const understood: boolean[] = []
  const repeated: boolean[] = []
  for (const { context, turns: said } of read<Thread>(`threads-${half}`)) {
    const turns: CoachTurn[] = []
    const sentences = new Set<string>()
    for (const [index, { text, act }] of said.entries()) {
      turns.push({ role: 'user', content: text })
      const vectors = await partsOf(textsToEncode(turns))
      const state = { isFeared: false, hasDanger: false, isEncoderThere: true, canHint: true }
      const request = { turns, context: contextOf(context), vectors, ...state }
      const reply = coach(request)
      const press = firstPress(reply)
      const shown = press ? coach({ ...request, chosen: press }) : reply
      if (index > 0) understood.push((SAME[act] ?? [act as Act]).includes(reply.state.act))
      const fresh = shown.coaching.parts.flatMap((part) =>
        part.kind === 'phrase'
          ? [part.segments.map((segment) => ('text' in segment ? segment.text : '')).join('')]
          : [],
      )
      if (index > 0) repeated.push(fresh.some((phrase) => sentences.has(phrase)))
      for (const phrase of fresh) sentences.add(phrase)
      turns.push({ role: 'assistant', content: shown.text, state: shown.state })
    }
  }
  return {
    'follow-ups': String(understood.length),
    'follow-ups understood': share(understood),
    'phrases said twice in a thread': share(repeated),
  }
}

type Question = { id: string; text: string; triage: 'lead' | 'mention' | 'none' }

/** Real questions to counselors, the development half; in TRUTH_DIR, not part of the repository. */
async function benchCounsel(): Promise<Record<string, string>> {
  const questions = read<Question>('counsel', truthFolder() ?? '')
  if (questions.length === 0) return {}
  const table: Record<string, string> = {}
  for (const triage of ['lead', 'mention', 'none'] as const) {
    const levels = []
    for (const { text } of questions.filter((one) => one.triage === triage))
      levels.push(readDanger([{ role: 'user', content: text }], await vectorsOf(dangerTexts(text))).level)
    table[`${triage} (${levels.length}): help first`] = share(levels.map((level) => level === 'lead'))
    table[`${triage} (${levels.length}): help anywhere`] = share(levels.map((level) => level !== 'none'))
  }
  return table
}

const HALVES =
  'development fresh held last next final unseen blind recent late newest apart unusual newcomer arrival evening midnight dawn noon dusk'.split(
    ' ',
  )
for (const half of HALVES) {
  console.log(`\n${half}`)
  console.table({ ...(await benchMessages(half)), ...(await benchThreads(half)) })
}
console.log('\nquestions to counselors, development half')
console.table(await benchCounsel())
