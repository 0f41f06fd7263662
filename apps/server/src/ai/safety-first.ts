import { coach } from '@understory/coach'
import { coachIsReady, recent } from './built-in-coach.ts'
import { type ChatModel, type ReplyRequest, standingFor } from './chat-model.ts'

/**
 * A chat model behind the built-in reader of danger: no message reaches the model before it was read. Where somebody may
 * be in danger our own words answer, first or alone, whatever the model would have said.
 */
export function safetyFirst(model: ChatModel): ChatModel {
  return standingFor(
    () => model,
    (request) => (model.builtIn ? model.reply(request) : guardedReply(model, request)),
  )
}

async function* guardedReply(model: ChatModel, request: ReplyRequest): AsyncIterable<string> {
  await coachIsReady()
  const { parts, text, trace } = coach(
    recent(request.turns),
    request.context,
    request.branch && { branch: request.branch },
  )
  const safety = parts.filter(({ kind }) => kind === 'safety')
  if (safety.length > 0 && (trace.safety === 'crisis' || safety.length === parts.length)) return yield text
  const ours = safety.map((part) => part.text).join('\n\n')
  const comesFirst = parts[0]?.kind === 'safety'
  if (ours !== '' && comesFirst) yield `${ours}\n\n`
  yield* model.reply(request)
  if (ours !== '' && !comesFirst) yield `\n\n${ours}`
}
