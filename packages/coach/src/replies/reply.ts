import type { Act } from '../types.ts'
import { afterTries, answerReply } from './answer.ts'
import type { Reply, Situation } from './candidate.ts'
import { longerReply, rewriteReply, shorterReply } from './change.ts'
import { byeReply, reportReply, thanksReply } from './closing.ts'
import { anotherReply, avoidReply, correctReply, whyReply, wontWorkReply } from './follow.ts'
import { deceiveReply, factReply, hostileReply, identityReply, injectReply, offTopicReply } from './limits.ts'
import { judgeReply, ventReply } from './mood.ts'
import {
  emojiIn,
  emojiReply,
  emptyReply,
  foreignReply,
  gibberishReply,
  greetReply,
  repeatReply,
  vagueReply,
} from './opening.ts'
import { problemReply } from './problem.ts'
import { redirectReply } from './redirect.ts'
import { rehearseReply, reviewReply, scriptReply } from './text.ts'
import { whatIfReply } from './what-if.ts'

/** More about a matter whose lines are all spent: what else there is for it. */
function* furtherReply(s: Situation): Reply {
  yield* problemReply(s)
  if (s.memory.tries.size > 0) yield* afterTries(s)
}

const REPLIES: Record<Act, (s: Situation) => Reply> = {
  problem: furtherReply,
  script: scriptReply,
  review: reviewReply,
  rewrite: rewriteReply,
  shorter: shorterReply,
  longer: longerReply,
  another: anotherReply,
  'wont-work': wontWorkReply,
  'what-if': (s) => whatIfReply(s),
  why: whyReply,
  avoid: avoidReply,
  answer: answerReply,
  correct: correctReply,
  redirect: redirectReply,
  report: reportReply,
  vent: ventReply,
  judge: judgeReply,
  thanks: thanksReply,
  bye: byeReply,
  greet: greetReply,
  vague: vagueReply,
  empty: emptyReply,
  gibberish: gibberishReply,
  foreign: foreignReply,
  hostile: hostileReply,
  identity: identityReply,
  'off-topic': offTopicReply,
  fact: factReply,
  deceive: deceiveReply,
  inject: injectReply,
  repeat: repeatReply,
  rehearse: rehearseReply,
}

/** All ways to answer a situation, best first. */
export function* repliesFor(s: Situation): Reply {
  const emoji = emojiIn(s.reading.shadow.raw)
  if (emoji !== undefined) yield* emojiReply(s, emoji)
  yield* REPLIES[s.act](s)
}
