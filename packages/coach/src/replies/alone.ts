import type { Part } from '@understory/contract/coaching'
import type { Language } from '@understory/language/language'
import { cards, cases, content, line } from '../content.ts'
import type { Matter, Press } from '../stored.ts'
import type { Act } from '../types.ts'
import { wordsOf } from './builder.ts'
import { phrasePart, wordsOfCase } from './case.ts'
import { openMatter } from './follow.ts'
import { answerPart, type Reply, type Turn } from './reply.ts'

/** Replies that rest on no matter: a greeting, a word about itself, a limit. */
export function plainReply({ request }: Turn, act: Act, name: string): Reply {
  const starters = content.starters[request.context].slice(0, 4)
  const presses = starters.map(({ label, message }): Press => ({ label, message, act: 'problem' }))
  return { act, parts: [answerPart(line(name))], presses }
}

export function foreignReply(language: Language): Reply {
  const found = content.foreign[language]
  if (!found) return { act: 'foreign', parts: [answerPart(line('other-language'))] }
  const opener: Part = { kind: 'phrase', medium: 'say', segments: [{ text: found.opener }] }
  return { act: 'foreign', parts: [answerPart(found.head), opener, answerPart(found.tail)] }
}

/** Thanks get the one line to carry, where there is a short one. */
export function thanksReply(turn: Turn): Reply {
  const caseId = turn.previous?.matter?.caseId
  const one = caseId ? cases.get(caseId) : undefined
  const isFeared = turn.request.isFeared || turn.previous?.isWithheld
  const short = one && !one.short.includes('[') && !isFeared ? one.short : undefined
  const text = short ? line('thanks-phrase').replace('{phrase}', `"${short}"`) : line('thanks')
  return { act: 'thanks', parts: [answerPart(text)] }
}

/** Practice: the phrase once more and an exercise. The page has a button to say it aloud. */
export function rehearseReply(turn: Turn, matter: Matter): Reply {
  const { one, built, understanding, turn: own } = openMatter(turn, matter)
  if (one) {
    const { text, medium } = wordsOfCase(one, understanding)
    const exercise = cards.get(one.card)?.exercise ?? line('rehearse')
    const parts = [
      answerPart(exercise),
      answerPart(line('rehearse-all')),
      phrasePart(text, medium, own, understanding.to.value ?? one.to ?? null),
    ]
    return { act: 'rehearse', parts, understanding }
  }
  const parts = [answerPart(line('rehearse'))]
  if (!built) return { act: 'rehearse', parts }
  return { act: 'rehearse', parts: [...parts, ...wordsOf(own, understanding, built)], understanding }
}
