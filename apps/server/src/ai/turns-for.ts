import type { ReplyRequest, Turn } from './chat-model.ts'

/** Context window: the newest turns that fit, in UTF-16 units. */
const TURNS = 40
const TURNS_LENGTH = 48_000

/** Turns for the model. The page comes as a user turn, so that it carries no authority. */
export function turnsFor({ turns, branch }: Pick<ReplyRequest, 'turns' | 'branch'>): Turn[] {
  const kept = newestThatFit(turns)
  const last = kept.at(-1)
  if (!branch || !last) return kept
  const page = `(I am on the page "${branch.title}"${branch.description && `: ${branch.description}`})`
  return [...kept.slice(0, -1), { role: 'user', content: `${page}\n\n${last.content}` }]
}

function newestThatFit(turns: readonly Turn[]): Turn[] {
  const fitting: Turn[] = []
  let left = TURNS_LENGTH
  for (const turn of turns.slice(-TURNS).toReversed()) {
    left -= turn.content.length
    if (left < 0 && fitting.length > 0) break
    fitting.unshift(turn)
  }
  // Some endpoints reject a conversation that begins with the assistant.
  return fitting[0]?.role === 'assistant' ? fitting.slice(1) : fitting
}
