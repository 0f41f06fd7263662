import type { Chosen } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { content, roles } from './content.ts'

const HOW = { say: 'say it aloud', text: 'send it as a text message', mail: 'send it as an email' } as const
const TONE = { softer: 'soft', plain: 'plain and friendly', firmer: 'firm' } as const

/**
 * The instruction for a language model: who it is, what helps, the limits, the context, and what the person set on the
 * chips. What the coach merely guessed never goes into it.
 */
export function persona(context: Context, chosen: Chosen = {}): string {
  const to = chosen.to === undefined ? undefined : roles.get(chosen.to)?.label
  const set = [
    to && `They want to say it to: ${to.replace(/^your /, 'their ')}.`,
    chosen.how && `They want to ${HOW[chosen.how]}.`,
    chosen.tone && `They want it ${TONE[chosen.tone]}.`,
  ].filter((text) => text !== undefined && text !== '')
  const where = `Context: ${context}. ${content.manners[context]} The context sets the tone and never overrules what they write.`
  return [content.persona, [where, ...set].join(' ')].join('\n\n')
}
