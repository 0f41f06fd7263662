import { fresh, sayable } from '../speak/choose.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

const WAY =
  '(?:e-?mail|text|texting|call|phone|letter|message|writing|in writing|in person|face to face|slack|zoom|a (?:text|call|letter|note|message))'
const CHOICE = new RegExp(
  `^(?:(?:ok|so|and|should i|better|do i|is it better)[\\s,]+)*(?:(?:by|in|via|over|on|a|do it|tell (?:him|her|them))[\\s]+)*(?:the )?${WAY}[\\s,]* or (?:(?:by|in|via|over|on|a|do it)\\s+)*(?:the )?${WAY}[\\s?.!]*$`,
)

const RULES: readonly string[] = [
  'Face to face where it can hurt and you are safe there; in writing where it has to be exact, or where you would be talked out of it.',
  'What touches somebody is better heard than read, and what has dates in it is better read than heard.',
  'The voice for the news, and a short text afterward for what was agreed.',
]

/** "Text or in person?": a rule that fits on one line, and the line as it stands. */
export function* channelReply(s: Situation): Reply {
  if (!CHOICE.test(s.message.text)) return
  const rule = fresh(s, RULES)
  const ask = fresh(s, [
    'Where would the two of you be undisturbed?',
    'Which of them would you rather receive yourself?',
  ])
  const { text } = s.memory
  if (rule === undefined) return
  yield {
    parts: partsOf(
      part('see', rule),
      text?.whose === 'ours' ? part('try', sayable(text.text, 'The words can be the same:')) : undefined,
      partIf('ask', ask),
    ),
    mayRepeat: true,
    card: s.card.id,
  }
}
