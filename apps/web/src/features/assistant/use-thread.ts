import { useQueryClient } from '@tanstack/react-query'
import type { ChatEvent, ChatReply } from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { ProblemCode } from '@understory/contract/problem'
import { useMemo, useSyncExternalStore } from 'react'
import type { AskedHere } from '../../api/assistant.ts'
import { isOffline } from '../../api/connection.ts'
import { conversationsQuery, removeExchange } from '../../api/conversations.ts'
import { ApiError, codeOf } from '../../api/error.ts'
import { answersHere } from '../../lib/browser-model/answers-here.ts'
import { BrowserModelError } from '../../lib/browser-model/problem.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { assistant as assistantWords } from '../../lib/words/en/assistant.ts'
import { contextNames } from '../../lib/words/en/context.ts'
import { waiting as waitingWords } from '../../lib/words/en/waiting.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { markOfForest } from '../../storage/forest-mark.ts'
import { chooserOf } from './coach/chooser.ts'
import { settingsForModel } from './coach/chosen.ts'
import type { Fields } from './coach/fields.ts'
import { NotKeptError } from './not-kept-error.ts'
import type { Asking, AskOptions } from './request.ts'
import { newThread } from './state.ts'
import type { ThreadStore } from './thread-store.ts'
import { pathOf } from './thread-tree.ts'
import type { Message, PageTold, Thread } from './types.ts'

/** Problems that a retry alone doesn't fix. */
const REFUSALS: ReadonlySet<string> = new Set<ProblemCode>(['forest-left', 'limit-reached'])

export type Assistant = ReturnType<typeof useThread>

type Ways = {
  /** Makes the request; the thread is as it was before the message. */
  ask: (thread: Thread, asking: Asking, options: AskOptions) => Promise<ChatReply | AskedHere>
  /** The page beside the thread, if any. */
  page?: PageTold
  greetingFor: (context: Context) => string
  /**
   * Called if there was no response. The message is then taken back without an error in the thread, unless it waits.
   */
  onFailure?: (waits: boolean) => void
}

type Begun = Extract<ChatEvent, { event: 'begun' }>
type Writing = Pick<AskOptions, 'signal' | 'onEvent'> & { names: Begun | undefined }
type Attempt = { key: string; waited: boolean; signal: AbortSignal }

/** The earlier thread with server ids that arrived since. */
function asStored(was: Thread, { messages }: Thread): Thread {
  const known = new Map(messages.map((message) => [message.id, message]))
  return { ...was, messages: was.messages.map((message) => known.get(message.id) ?? message) }
}

/** Loaded only if this browser's model answers. */
async function writeHere(store: ThreadStore, asked: AskedHere, { names, signal, onEvent }: Writing) {
  signal.throwIfAborted()
  if (!names) throw new BrowserModelError('broke')
  store.dispatch({ type: 'asked' })
  const { answerHere } = await import('./answer-here.ts').catch((cause: unknown) => {
    throw new BrowserModelError('broke', { cause })
  })
  return answerHere(asked, { names, signal, onEvent })
}

/** A thread that is stored on the server from the first message. */
export function useThread(store: ThreadStore, ways: Ways) {
  const words = useWords(assistantWords)
  const waiting = useWords(waitingWords)
  const names = useWords(contextNames)
  const queryClient = useQueryClient()
  const thread = useSyncExternalStore(store.subscribe, store.read, () => store.initial)
  // The visible thread.
  const path = useMemo(() => pathOf(thread), [thread])
  const { dispatch } = store

  function run(before: Thread, asking: Asking, key: string, waited = false): Promise<boolean> {
    const controller = new AbortController()
    store.running = controller
    const earlier = store.over
    const answered = earlier.then(() => attempt(before, asking, { key, waited, signal: controller.signal }))
    store.over = answered.catch(() => {})
    return answered
  }

  async function attempt(was: Thread, asking: Asking, { key, waited, signal }: Attempt): Promise<boolean> {
    const before = asStored(was, store.read())
    let names: Begun | undefined
    const onEvent = (event: ChatEvent) => {
      if (signal.aborted) return
      if (event.event === 'begun') {
        names = event
        dispatch({ type: 'begun', ...event })
      }
      if (event.event === 'words') dispatch({ type: 'words', text: event.text, at: Date.now() })
    }
    try {
      const said = await ways.ask(before, asking, { idempotencyKey: key, waited, signal, onEvent })
      const reply = 'event' in said ? await writeHere(store, said, { names, signal, onEvent }) : said
      const answered = { ...reply, content: reply.response, at: Date.now() }
      // Stopped here meanwhile; another request may be running.
      if (signal.aborted) dispatch({ ...answered, type: 'stored' })
      else {
        // A whole answer had no first event.
        dispatch({ ...reply, type: 'begun' })
        dispatch({ ...answered, type: 'answered' })
      }
      if (reply.trackedForAchievements) recordEvent('chat', 'tracked-for-leafprint')
      return true
    } catch (error) {
      if (error instanceof NotKeptError) {
        recordEvent('chat', 'answer-not-kept')
        if (!signal.aborted) dispatch({ type: 'stopped' })
        dispatch({ ...error, type: 'not-kept' })
        return true
      }
      if (signal.aborted) return false
      if (error instanceof BrowserModelError) {
        // The message is stored; `FailedAnswer` offers ways to get an answer.
        recordEvent('chat', `browser-model-${error.problem}`)
        dispatch({ type: 'left', problem: error.problem })
        return true
      }
      const code = codeOf(error)
      recordEvent('chat', code)
      const isGone = code === 'not-found'
      const hadWords = store.read().status === 'streaming'
      const waits = isOffline() && !hadWords && asking.retryTurnId === undefined
      ways.onFailure?.(waits)
      if (ways.onFailure && !waits) {
        dispatch({ type: 'stopped', isGone })
      } else {
        const sentence = error instanceof ApiError ? error.sentence : undefined
        const reason = waits ? waiting.message : code.startsWith('assistant-') ? sentence : undefined
        const refused = REFUSALS.has(code) ? sentence : undefined
        const content = isGone ? words.gone : (refused ?? words.unreachable)
        const told = { ...(reason && { reason }), ...(waits && { waits: markOfForest() }) }
        dispatch({ type: 'failed', id: randomId(), content, at: Date.now(), isGone, ...told })
      }
      return hadWords
    } finally {
      queryClient.removeQueries({ queryKey: conversationsQuery.queryKey })
    }
  }

  /** Sends a trimmed, non-blank message; resolves to whether it was answered. `after`: parent, when editing. */
  async function send(message: string, after?: string | null): Promise<boolean> {
    const before = store.read()
    if (before.status !== 'idle') return false
    const { unanswered, context } = before
    const writer = answersHere() ? ('browser' as const) : undefined
    const isSame =
      unanswered?.content === message &&
      unanswered.context === context &&
      unanswered.writer === writer &&
      after === undefined
    const key = isSame ? unanswered.key : randomId()
    const ids = { id: randomId(), answerId: randomId() }
    dispatch({ type: 'sent', ...ids, content: message, at: Date.now(), key, after, writer, page: ways.page })
    return run(before, { message, after, writer }, key, isSame && unanswered.waits !== undefined)
  }

  /** Requests another answer and keeps the existing ones. `chosen`: settings; `by`: force the server. */
  async function retry(message: Message, chosen?: Chosen, by?: 'server'): Promise<boolean> {
    const before = store.read()
    if (before.status !== 'idle' || message.turnId === undefined) return false
    const shown = pathOf(before).find(({ parentId }) => parentId === message.id)
    dispatch({ type: 'retried', id: message.id, answerId: randomId() })
    const { content, parentId: after, turnId: retryTurnId, page } = message
    const told = chosen ?? settingsForModel(shown?.coaching)
    const writer = by === undefined && answersHere() ? ('browser' as const) : undefined
    return run(before, { message: content, after, retryTurnId, chosen: told, writer, page }, randomId())
  }

  /** Changes a setting in a reply, which is redrawn; resolves to what became of its words. */
  async function choose({ id }: Message, change: Chosen): Promise<'failed' | 'same' | 'changed'> {
    const words = () => JSON.stringify(store.read().messages.find((message) => message.id === id)?.coaching?.parts)
    const before = words()
    if (!(await chooserOf(store, id)(change))) return 'failed'
    return words() === before ? 'same' : 'changed'
  }

  /** Saves typed fields, here and on the server. */
  function saveFields(reply: Message, fields: Fields): Promise<boolean> {
    dispatch({ type: 'fields-typed', id: reply.id, fields })
    return chooserOf(store, reply.id)({ fields })
  }

  function stop(): void {
    store.running?.abort()
    dispatch({ type: 'stopped' })
  }

  function changeContext(context: Context): void {
    const [greeting, notice] = [ways.greetingFor(context), words.switched({ context: names[context], key: context })]
    dispatch({ type: 'context-changed', context, greeting, notice, id: randomId(), at: Date.now() })
  }

  /** Deletes a message and its answers, here and on the server; resolves to whether it worked. */
  async function deleteExchange({ id, turnId }: Message): Promise<boolean> {
    const { conversationId } = store.read()
    try {
      if (conversationId && turnId) await removeExchange(conversationId, turnId)
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      recordEvent('chat', codeOf(error))
      if (!isGone) return false
    }
    dispatch({ type: 'exchange-deleted', id })
    queryClient.removeQueries({ queryKey: conversationsQuery.queryKey })
    return true
  }

  /** Starts a new conversation; the old one stays in the history. */
  function renew(context = store.read().context): void {
    stop()
    dispatch({ type: 'replaced', thread: newThread(context, ways.greetingFor(context)) })
    dispatch({ type: 'opened', at: Date.now() })
  }

  const chooseVersion = (id: string) => dispatch({ type: 'version-chosen', id })
  return { thread, path, send, retry, choose, saveFields, stop, changeContext, chooseVersion, deleteExchange, renew }
}
