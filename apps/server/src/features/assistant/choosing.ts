import type { Chosen, Coaching } from '@understory/contract/coaching'
import { contextOf } from '@understory/contract/contexts'
import type { Readers } from '../../ai/ports.ts'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { pathOnFrom, pathTo } from '../conversations/path.ts'
import { type Reply, readReply, writeReply } from '../conversations/reply.ts'
import { areThere, countTurns, findConversation, findTurn, replaceReply } from '../conversations/store.ts'
import type { StoredTurn } from '../conversations/types.ts'
import { once, type WriteRequest } from '../idempotency/service.ts'
import { admitLonger, admitMore } from '../quota/service.ts'
import { findTalkIn, type StoredTalk } from '../talks/store.ts'
import { type Drawn, drawAnswer } from './answer.ts'
import { inTurn, readThread } from './reading.ts'
import { withDangerOfTalk } from './talk-danger.ts'
import { canHintAfter, turnsForCoach, typedInto } from './thread.ts'

type Deps = Readers & { store: Store; world: World }
type Choosing = { id: string; turn: string; chosen: Chosen }

const GONE = new ProblemError('not-found', 'This reply is not there. It may have been deleted already.')

/**
 * Redraws a stored answer with the chosen chips and filled blanks. Idempotent. A language model's answer keeps its
 * text; the choice applies to the next question.
 *
 * @throws ProblemError `not-found`; `reply-fixed` if only the text was stored; `limit-reached`
 */
export async function chooseIn(
  deps: Deps,
  { owner, key }: Writer,
  { id, turn, chosen }: Choosing,
): Promise<{ content: string; coaching: Coaching }> {
  const { store, coach } = deps
  if (!owner) throw GONE
  const turns = (await findConversation(store.read, owner, id))?.turns ?? []
  const answer = turns.find((each) => each.id === turn && each.role === 'assistant')
  const context = (await findTurn(store.read, owner, turn))?.context
  if (!answer || context === undefined) throw GONE
  const reply = readReply(answer.reply, coach)
  if (!reply) throw new ProblemError('reply-fixed')
  const path = pathTo(turns, answer.parentId)
  const drawn = isOfModel(reply)
    ? { ...reply, text: answer.content, coaching: { ...reply.coaching, chips: coach.chipsForModel(chosen), chosen } }
    : await redraw(deps, path, {
        reply,
        whole: pathOnFrom(turns, turn),
        context,
        chosen,
        talk: await findTalkIn(deps.store.read, owner, id),
      })
  await keep(deps, { owner, key, what: { choose: turn, chosen }, now: deps.world.now() }, { id, turn, drawn, path })
  return { content: drawn.text, coaching: drawn.coaching }
}

function isOfModel({ coaching }: Reply): boolean {
  return coaching.parts.some(({ kind }) => kind === 'markdown')
}

type Redrawing = {
  reply: Reply
  whole: readonly StoredTurn[]
  context: string
  chosen: Chosen
  talk: StoredTalk | undefined
}

async function redraw(
  deps: Deps,
  path: readonly StoredTurn[],
  { reply, whole, context, chosen, talk }: Redrawing,
): Promise<Drawn> {
  if (!reply.state) throw new ProblemError('reply-fixed')
  const [turns, end] = [path, whole].map((each) => turnsForCoach(each, deps.coach))
  const thread = await readThread(deps, turns ?? [], typedInto(path, chosen, reply.coaching), end)
  const reading = await withDangerOfTalk(deps, talk, thread)
  const canHint = canHintAfter(path)
  const subject = { context: contextOf(context), branchTitle: undefined, chosen, canHint }
  return inTurn(() => drawAnswer(deps, reading, subject))
}

async function keep(
  { store }: Deps,
  request: WriteRequest,
  { id, turn, drawn, path }: { id: string; turn: string; drawn: Drawn; path: readonly StoredTurn[] },
): Promise<void> {
  const { owner } = request
  const reply = writeReply(drawn)
  if (reply === null) throw new ProblemError('limit-reached')
  await store.write((database) =>
    once(database, request, async () => {
      await holdOwner(database, owner)
      // What the coach remembers would bring back a message that was deleted meanwhile.
      if (drawn.state && !(await areThere(database, owner, path))) throw new ProblemError('reply-fixed')
      const grown = await replaceReply(database, owner, id, { id: turn, content: drawn.text, reply })
      if (grown === undefined) throw GONE
      if (grown > 0) {
        await admitMore(database, owner, { rows: 0, length: grown })
        admitLonger(await countTurns(database, owner, id))
      }
      return turn
    }),
  )
}
