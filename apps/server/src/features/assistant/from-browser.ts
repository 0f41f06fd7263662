import type { answerFromBrowser } from '@understory/contract/assistant'
import { contextOf } from '@understory/contract/contexts'
import type { Output } from '@understory/contract/endpoint'
import { stopRecital, toldOfRecital } from '@understory/language/recital'
import { storableWords } from '@understory/language/storable-words'
import { withoutThoughts } from '@understory/language/thoughts'
import { joinChunks, onePiece } from '../../ai/chat-model.ts'
import type { Readers } from '../../ai/ports.ts'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { pathTo } from '../conversations/path.ts'
import type { Reply } from '../conversations/reply.ts'
import { countTurns, findConversation, findTurn } from '../conversations/store.ts'
import { once, outcomeOf } from '../idempotency/service.ts'
import { admitLonger, admitMore } from '../quota/service.ts'
import { asWords, coachingOfModel, drawAnswer, mentionFor } from './answer.ts'
import { expectedLevel } from './expected.ts'
import { type Exchange, type Ids, keepAnswer, storedExchange } from './keeping.ts'
import { inTurn, readThread } from './reading.ts'
import { turnsForCoach } from './thread.ts'

type Deps = Readers & { store: Store; world: World }
type Written = Output<(typeof answerFromBrowser)['body']> & { ids: Ids }

const GONE = 'The message that this answers is not there. It may have been deleted, or asked more than a day ago.'
const KEPT = 'Another answer is kept here already. Answer the message again for a new one.'

/**
 * Stores an answer of the browser's model. Only its text is taken from the page: crisis detection runs again, an
 * announced help notice stays even if its message wasn't stored, and thoughts and recited prompts are removed as for
 * server models. Idempotent.
 *
 * @throws ProblemError `not-found` if no page of this owner was asked; `reply-fixed` if another answer is stored;
 * `idempotency-key-reused`, `assistant-empty`, `limit-reached`
 */
export async function keepFromBrowser(deps: Deps, { owner, key }: Writer, written: Written): Promise<Exchange> {
  const { store, world } = deps
  const { ids } = written
  if (!owner) throw new ProblemError('not-found', GONE)
  const request = { owner, key, what: written, now: world.now() }
  await outcomeOf(store.read, request)
  const level = await expectedLevel(store.read, owner, ids, world.now())
  if (!level) throw new ProblemError('not-found', GONE)
  const turns = (await findConversation(store.read, owner, ids.conversationId))?.turns ?? []
  const path = pathTo(turns, ids.messageTurnId)
  const context = (await findTurn(store.read, owner, ids.messageTurnId))?.context
  if (path.length === 0 || context === undefined) throw new ProblemError('not-found', GONE)
  const answer = await drawn(deps, turnsForCoach(path, deps.coach), { ...written, context, level })
  return store.write(async (database) => {
    // Serializes concurrent requests with the same key.
    await holdOwner(database, owner)
    await once(database, request, async () => ids.turnId)
    const before = await storedExchange(database, owner, ids)
    if (before) {
      if (!isSame(before, answer)) throw new ProblemError('reply-fixed', KEPT)
      return before
    }
    await admitMore(database, owner, { rows: 1, length: answer.response.length })
    await keepAnswer(database, owner, { ids, ...answer }, { context, now: world.now() })
    admitLonger(await countTurns(database, owner, ids.conversationId))
    const { coaching, by } = answer.reply
    return { ...ids, response: answer.response, isInterrupted: answer.isInterrupted, coaching, by }
  })
}

type Answer = { response: string; isInterrupted: boolean; reply: Reply }

async function drawn(
  deps: Deps,
  thread: Parameters<typeof readThread>[1],
  given: Written & { context: string; level: 'none' | 'mention' },
): Promise<Answer> {
  const { coach } = deps
  const { text, isInterrupted, model, chosen, context, level } = given
  const found = await readThread(deps, thread, Object.values(chosen?.fields ?? {}))
  const reading = found.danger.level === 'none' ? { ...found, danger: { ...found.danger, level } } : found
  if (reading.danger.level === 'lead') {
    const subject = { context: contextOf(context), branchTitle: undefined, chosen, canHint: false }
    const { text: response, ...reply } = await inTurn(() => drawAnswer(deps, reading, subject))
    return { response, isInterrupted: false, reply }
  }
  const said = await cleanAnswer(text, coach.persona(contextOf(context), chosen))
  const help = reading.danger.level === 'none' ? undefined : mentionFor(deps, reading)
  const coaching = coachingOfModel(coach, said, { chosen, help })
  const by = { name: model, place: 'browser' as const }
  const response = said + (help ? asWords(help) : '')
  return { response, isInterrupted, reply: { coaching, state: null, by } }
}

async function cleanAnswer(text: string, instructions: string): Promise<string> {
  const said = await joinChunks(
    toldOfRecital(stopRecital(storableWords(withoutThoughts(onePiece(text))), instructions)),
  )
  if (said.trim() === '') throw new ProblemError('assistant-empty')
  return said
}

/** Help replaces whatever the model wrote. */
function isSame(before: Exchange, { response, reply }: Answer): boolean {
  const wordsOf = ({ coaching }: Pick<Reply, 'coaching'>) => coaching.parts.find(({ kind }) => kind === 'markdown')
  if (!before.coaching) return before.response === response
  const [kept, given] = [wordsOf({ coaching: before.coaching }), wordsOf(reply)]
  return kept === undefined || given === undefined || JSON.stringify(kept) === JSON.stringify(given)
}
