import type { Context } from '@understory/contract/contexts'
import type { Language } from '@understory/language/language'
import { content, line } from '../content.ts'
import type { Act, Press } from '../types.ts'
import { builderFor, wordsOf } from './builder.ts'
import { cardOf, phrasePart, wordsOfCase } from './case.ts'
import { openMatter } from './follow.ts'
import { answerPart, type Reply, type Turn } from './reply.ts'

function startersOf(context: Context): Press[] {
  return content.starters[context].slice(0, 4).map(({ label, message }) => ({ label, message, act: 'problem' }))
}

/** Replies that rest on no matter: a greeting, a word about itself, a limit. */
export function plainReply(turn: Turn, act: Act, name: string): Reply {
  return { act, parts: [answerPart(line(name))], presses: startersOf(turn.request.context) }
}

export function foreignReply(language: Language): Reply {
  const found = content.foreign[language]
  if (!found) return { act: 'foreign', parts: [answerPart(line('other-language'))] }
  return {
    act: 'foreign',
    parts: [
      answerPart(found.head),
      { kind: 'phrase', medium: 'say', segments: [{ text: found.opener }] },
      answerPart(found.tail),
    ],
  }
}

/** Thanks get the one line to carry, where there is a short one. */
export function thanksReply(turn: Turn): Reply {
  const matter = turn.previous?.matter
  const one = matter ? openMatter(turn, matter).one : undefined
  const isFeared = turn.request.isFeared || turn.previous?.isWithheld
  const short = one && !one.short.includes('[') && !isFeared ? one.short : undefined
  const text = short ? line('thanks-phrase').replace('{phrase}', `"${short}"`) : line('thanks')
  return { act: 'thanks', parts: [answerPart(text)] }
}

/** Practice: the phrase once more and an exercise. The page has a button to say it aloud. */
export function rehearseReply(turn: Turn): Reply {
  const matter = turn.previous?.matter
  const open = matter ? openMatter(turn, matter) : undefined
  const built = open && !open.one ? builderFor(open.understanding) : undefined
  if (open && built)
    return {
      act: 'rehearse',
      parts: [answerPart(line('rehearse')), ...wordsOf(open.turn, open.understanding, built)],
      understanding: open.understanding,
    }
  if (!open?.one) return { act: 'rehearse', parts: [answerPart(line('rehearse'))] }
  const { text, medium } = wordsOfCase(open.one, open.understanding)
  const exercise = cardOf(open.one)?.exercise ?? line('rehearse')
  return {
    act: 'rehearse',
    parts: [answerPart(exercise), phrasePart(text, medium, open.turn)],
    understanding: open.understanding,
  }
}
