import type { Choice } from '@understory/contract/coaching'
import { needsPart } from '../build/build.ts'
import { line } from '../content.ts'
import { twoMatters, whoElse } from '../understand/matters.ts'
import { isAnyNear, OFFERED, type Understanding, understand } from '../understand/understand.ts'
import { builderReply } from './builder.ts'
import { caseReply } from './case.ts'
import { heardLine } from './heard.ts'
import { answerPart, opening, type Reply, type Turn } from './reply.ts'

type Ways = {
  /** Cases that the person turned down. */
  passed?: readonly string[]
  intro?: string
  /** What is said where no case is near. */
  nothing?: 'nothing-near' | 'passed-all'
}

/** The answer to a matter: its case, cases to choose from, or a builder. */
export function problemReply(turn: Turn, ways: Ways = {}): Reply {
  const { passed = [] } = ways
  const both = twoMatters(turn.message)
  if (both && passed.length === 0) return firstOfTwo(turn, both)
  const understanding = understand(turn, passed)
  const reply = replyTo(turn, understanding, ways)
  const offered = reply.parts.flatMap((part) => (part.kind === 'offers' ? part.cases.map(({ id }) => id) : []))
  return { ...reply, passed: [...passed, ...offered] }
}

/** Two matters in one message: the first is answered, the other waits behind a button. */
function firstOfTwo(turn: Turn, [first, second]: readonly [string, string]): Reply {
  const reply = problemReply({ ...turn, message: first })
  const who = whoElse(first, second)
  const also = who ? line('also-with').replace('{who}', who) : line('also-other')
  return { ...reply, parts: [...reply.parts, answerPart(also)], waiting: second }
}

function replyTo(turn: Turn, understanding: Understanding, { intro, nothing = 'nothing-near' }: Ways): Reply {
  const { chosen, request } = turn
  if (understanding.case.value) return caseReply(turn, understanding, understanding.case.value)
  const isBuilding = chosen.builder !== undefined || chosen.need !== undefined || chosen.situation === null
  if (!isBuilding && isAnyNear(understanding.candidates)) return offersReply(turn, understanding, intro)
  const why = isBuilding ? undefined : nothing === 'passed-all' || !intro ? line(nothing) : `${intro} ${line(nothing)}`
  const reply = builderReply(turn, understanding, why)
  const canHint = request.canHint && !turn.previous?.hinted && !isBuilding
  if (!canHint) return reply
  return { ...reply, hinted: true, parts: [...reply.parts, { kind: 'model-hint', text: line('hint') }] }
}

function offersReply(turn: Turn, understanding: Understanding, intro: string | undefined): Reply {
  const choices = understanding.candidates.map(({ case: one }): Choice => ({ id: one.id, label: one.title }))
  const heard = heardLine(turn, understanding.to.value)
  const parts = opening(heard, intro, turn.request.isEncoderThere ? undefined : line('no-encoder'))
  parts.push(
    { kind: 'offers', cases: choices.slice(0, OFFERED), more: choices.slice(OFFERED, 2 * OFFERED) },
    answerPart(line('or-need')),
    needsPart(understanding.needs, null),
  )
  return { act: 'problem', parts, understanding }
}
