import { type Wrong, wrongIn } from '../acts/boundary.ts'
import { limitOf } from '../acts/matter.ts'
import { firstFresh, fresh } from '../speak/choose.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

const backTo = (s: Situation): string => {
  const { question } = s.memory
  if (question !== undefined && s.memory.problem.length > 0) return question
  const [one, two, three] = s.voice.doors
  return `If there is something to say to somebody, what is it closest to: ${one}, ${two}, or ${three}?`
}

const IDENTITY: readonly string[] = [
  "No, no person: I'm Understory's built-in coach, rules and advice that people wrote, with no language model behind me, and nothing goes to one. I read this conversation only.",
  'Still the built-in coach: written advice and rules, no language model. I know what stands in this conversation and nothing else.',
]
const ABLE: readonly string[] = [
  "I'm Understory's built-in coach: rules and advice that people wrote, no language model. I help find words for a talk, a message or a few minutes before people, and I can go through a text that you paste.",
]
const PRIVATE: readonly string[] = [
  "I read this conversation only, and no language model gets to see it. What is stored on this installation, and for how long, stands on the Privacy page; I can't promise more than it says.",
]

/** Who or what we are, honestly, then back to the matter. */
export function* identityReply(s: Situation): Reply {
  const { text } = s.message
  const bank =
    /\b(?:private|confidential|anonymous|recorded|saved?|stored?|store|record|share|remember|keep|safe to)\b/.test(text)
      ? PRIVATE
      : /\b(?:what (?:can|do) you|how (?:do you|does this|can you)|what is this|what's this|what are you for)\b/.test(
            text,
          )
        ? ABLE
        : IDENTITY
  const line =
    firstFresh(s, bank) ?? firstFresh(s, IDENTITY) ?? 'I am the built-in coach, no person and no language model.'
  yield { parts: [part('limit', line), part('ask', backTo(s))], mayRepeat: true }
}

const INJECTED: readonly string[] = [
  "There is no hidden prompt to print and nothing to unlock: I'm written rules and advice, so such lines are only text to me.",
  'That changes nothing here; I am rules on paper, and they stay as they are written.',
]

/** Instructions to us are only text. */
export function* injectReply(s: Situation): Reply {
  const line = firstFresh(s, INJECTED) ?? 'Such lines are only text to me.'
  yield { parts: [part('limit', line), part('ask', backTo(s))], mayRepeat: true }
}

const OUTSIDE: readonly string[] = [
  "That's outside what I know: I do conversations and messages.",
  'I know nothing of that; my matter is words between people.',
  'That one I leave to others: I do talks, messages and speeches.',
]
const NEAREST: readonly string[] = [
  'If somebody is waiting for that answer, I can help you ask for it: "I don\'t know that one. Could you tell me, or who would know?"',
  'If you have to ask somebody for it, this works: "Quick question, and a short answer is fine: [question]?"',
]

/** Outside the shelf: one honest line and the nearest thing on it. */
export function* offTopicReply(s: Situation): Reply {
  const head = fresh(s, OUTSIDE) ?? "That's outside what I know."
  const near = fresh(s, NEAREST)
  yield {
    parts: partsOf(part('limit', head), partIf('try', near), part('ask', backTo(s))),
    mayRepeat: true,
  }
}

const LAW_SAY: readonly string[] = [
  '"[What happened, with the date, in one sentence.] What are my next steps, and by when?"',
  '"I have [the paper or message] of [date]. What does it oblige me to, and what may I ask for?"',
]
const CARE_SAY: readonly string[] = [
  '"I take [what], since [when], for [what]. Is it all right to [what you plan]?"',
  '"Since [when] I have [what you notice]. What could it be, and what should I watch for?"',
]

/** What may not wait for a talk. */
const URGENT = /\b(?:chest|heart|can't breathe|short of breath|face is numb|arm is numb|worst headache|bleeding)\b/

/** Law and medicine: the limit, how to ask the right person, then the communication part. */
export function* factReply(s: Situation): Reply {
  const kind = limitOf(s.message.text) ?? 'law'
  const limit =
    kind === 'law'
      ? "That I don't know, and a guess of mine could cost you: I'm a built-in coach for conversations, not for law. A lawyer or a legal aid office answers it; ask:"
      : `${URGENT.test(s.message.text) ? 'That should be looked at today, and **911** is right if it comes at rest, spreads, or takes your breath. ' : ''}That's for a pharmacist or a doctor; a guess of mine could cost you. To ask it in one go:`
  const say = fresh(s, kind === 'law' ? LAW_SAY : CARE_SAY) ?? (kind === 'law' ? LAW_SAY[0] : CARE_SAY[0]) ?? ''
  const ask =
    s.memory.problem.length > 1 && s.memory.question !== undefined
      ? s.memory.question
      : kind === 'law'
        ? 'Is there also something you have to say or write to the other side?'
        : 'Is there somebody else who should hear about it, and how?'
  yield { parts: [part('limit', `${limit} ${say}`), part('ask', ask)], mayRepeat: true }
}

type Refusal = { no: string; wish: string; say: string; asks: readonly string[] }

const REFUSALS: Record<Wrong, readonly Refusal[]> = {
  pose: [
    {
      no: "I won't write as somebody else or make something up; it can be an offense, and it hands the other side the better story.",
      wish: 'What you want can be asked for in your own name, with dates:',
      say: '"On [date] [what happened]. I ask you for [what you want] by [date]. After that I will [true next step]."',
      asks: ['Which dates and papers do you have?', 'What is the true next step, if nothing comes?'],
    },
    {
      no: "A made-up version I won't write; the first question about it would cost you more than the truth does.",
      wish: 'The true one can be short and still work:',
      say: '"I can\'t tell you everything about it. What I can say is this: [one true sentence]."',
      asks: ['What part of the truth could you say in one sentence?'],
    },
  ],
  excuse: [
    {
      no: "An invented reason I'd leave alone: it has to be kept up, and it invites a helpful solution.",
      wish: 'A no without a reason is harder to argue with:',
      say: '"Thank you for asking me. I can\'t make it this time, and I hope it goes well."',
      asks: ['Who is it for, and do you see them again soon?', 'What would you do gladly instead, if anything?'],
    },
  ],
  cruelty: [
    {
      no: "I won't help to make somebody suffer for it; it would come back in the next conversation, and you would have to live there too.",
      wish: 'Under it stands something that was done to you, and that can be said:',
      say: '"When [what happened], it hurt me, and I have not forgotten it. I want [what you want now]."',
      asks: ['What was it that was done, in one sentence?', 'What would make it right, as far as it can be?'],
    },
  ],
  prying: [
    {
      no: "I won't help with getting into somebody's phone, account or whereabouts; it is often unlawful, and what you find can't be talked about.",
      wish: 'What you want is to know where you stand, and that can be asked:',
      say: '"I\'ve been worried about us, and I\'d rather ask you than guess. Is there something I should know?"',
      asks: ['What made you doubt, in one sentence?'],
    },
  ],
  control: [
    {
      no: "That I won't word: talking somebody into sex, or out of friends, phone or freedom, is pressure, and a yes that was pressed out is no yes.",
      wish: 'A wish may be said once, with an open door:',
      say: '"I\'d like [your wish], and a no is a full answer. How do you feel about it?"',
      asks: ['What are you afraid would happen if the answer were no?'],
    },
  ],
}

/** One sentence of no with the practical reason, the wish behind it, and an honest text that serves it. */
export function* deceiveReply(s: Situation): Reply {
  const wrong = wrongIn(s.message.text) ?? 'pose'
  for (const refusal of REFUSALS[wrong]) {
    const no = fresh(s, [refusal.no])
    const ask = fresh(s, refusal.asks)
    if (no === undefined) continue
    yield {
      parts: partsOf(part('limit', no), part('try', `${refusal.wish} ${refusal.say}`), partIf('ask', ask)),
    }
  }
  yield {
    parts: [part('limit', 'My answer to that stays no, and the honest version above stays on offer.')],
    mayRepeat: true,
  }
}

const MISSED: readonly string[] = [
  "Fair enough, that didn't help. What did you try, and what happened next?",
  'All right, that missed. Which part of it was wrong?',
]
const ONCE_MORE: readonly string[] = [
  'I take that. One offer: tell me in ten words what you need to say, and to whom, and I start from there.',
]
const QUIET: readonly string[] = [
  "I'll be here when you want to go on.",
  'As you like. The door stays open.',
  'All right. Whenever you want to.',
]

/** Insulted: no defence and no grovelling; twice, one offer; after that quiet courtesy. */
export function* hostileReply(s: Situation): Reply {
  const line =
    s.memory.insults <= 1 ? firstFresh(s, MISSED) : s.memory.insults === 2 ? fresh(s, ONCE_MORE) : fresh(s, QUIET)
  if (line !== undefined) {
    const at = s.memory.insults <= 1 ? line.indexOf('. ') + 2 : 0
    yield { parts: at > 0 ? [part('see', line.slice(0, at).trim()), part('ask', line.slice(at))] : [part('see', line)] }
  }
  yield { parts: [part('see', fresh(s, QUIET) ?? QUIET[0] ?? '')], mayRepeat: true }
}
