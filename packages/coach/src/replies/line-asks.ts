import { holdAll } from '../retrieve/predicates.ts'
import { asks, fresh, sayable } from '../speak/choose.ts'
import { splitPhrase } from '../speak/phrases.ts'
import { sentencesOf } from '../text/words.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

const OPENING: readonly string[] = [
  'Only the beginning, then; say it and breathe out before you go on.',
  'This comes first, and after it a breath.',
]

const firstSentence = (text: string): string => {
  const [at] = sentencesOf(text)
  return at ? text.slice(at.start, at.end).trim() : text
}

/** The first sentence of the line on the table, or of the card's main one. */
export function* firstLineReply(s: Situation): Reply {
  if (s.memory.problem.length <= 1) return
  const main = s.card.tries.find((each) => holdAll(each.when, s.facts) && splitPhrase(each.say.spoken).words !== '')
  const line = s.memory.carry?.text ?? (main && splitPhrase(main.say.spoken).words)
  const head = fresh(s, OPENING)
  if (line === undefined || head === undefined) return
  const ask = asks(s, s.card)[0]
  yield {
    parts: partsOf(part('see', head), part('draft', sayable(firstSentence(line), undefined)), partIf('ask', ask)),
    mayRepeat: true,
    card: s.card.id,
  }
}

const AS_MAIL =
  /^(?:(?:ok|and|now|please|so|can you|could you) )*(?:make|turn|put|write) (?:it|this|that) (?:(?:as|in|into|to) )?(?:an? )?(?:e-?mail|letter)\b/
const MAIL_HEAD = 'In writing goes the matter itself; the answer to a reaction waits until one comes.'

/** "Make it an email" after a line for a reaction: the matter goes into it. */
export function* asMailReply(s: Situation): Reply {
  const { text, carry } = s.memory
  const say = carry?.origin?.try?.say
  if (!say || text?.origin?.reaction === undefined || !AS_MAIL.test(s.message.text)) return
  const { words } = splitPhrase(say.spoken)
  if (words === '' && say.written === undefined) return
  const ask = asks(s, s.card)[0]
  yield {
    parts: partsOf(
      part('see', MAIL_HEAD),
      part('draft', sayable(say.written ?? `Hello [name], ${words} Kind regards, [your name]`, undefined)),
      partIf('ask', ask),
    ),
    mayRepeat: true,
    card: s.card.id,
  }
}
