import { DECIDE, SHOULD_I } from '../acts/social.ts'
import { foldQuestion } from '../memory.ts'
import { fresh, quoteFor } from '../speak/choose.ts'
import { meetFeeling } from '../speak/feelings.ts'
import { fill } from '../speak/fill.ts'
import { isSpent } from '../speak/fingerprints.ts'
import { advise } from './advice.ts'
import { part, partIf, partsOf, type Reply, type Situation, withQuote } from './candidate.ts'

const LISTEN: readonly string[] = [
  "Go ahead. I'll listen and leave the advice out.",
  "Then I'll keep my advice to myself and read.",
  'No advice, then. Take the room you need.',
]
const REFLECT: readonly string[] = [
  '{quote} would wear anybody down, and it does not have to be solved tonight.',
  '{quote}, and nobody to catch it: no wonder that it has to go somewhere.',
  '{quote}: that is a lot to swallow.',
  'Behind {quote} there seems to be more than one bad day.',
]
const OPEN: readonly string[] = [
  'What happened?',
  'What was the worst minute of it?',
  'What would you say if nobody could hear it?',
  'How long has it been like that?',
  'What would you have needed instead?',
]
const NEXT: readonly string[] = [
  'Would a next step be welcome now, or shall I go on listening?',
  'Do you want a line for it, or has the saying been enough for today?',
]
const RAGE: readonly string[] = [
  'That is a lot of anger, and it has earned a hearing before it gets a plan.',
  'Anger like that usually guards something that was trampled on.',
]
const UNSENT: readonly string[] = [
  'Write it as an unsent letter first: every word you would never send, beginning with "What I will never say to you is", and then put it away until tomorrow.',
  'Before anything goes out, write the worst version by hand, read it aloud once to an empty room, and tear it up; what is left over afterwards is the part worth saying.',
]

const quoted = (
  s: Situation,
  bank: readonly string[],
): { text: string; span: { turn: number; start: number; end: number } } | undefined => {
  const quote = quoteFor(s)
  if (!quote || quote.span.turn !== s.reading.turn) return undefined
  const text = bank
    .map((each) => fill(each, { slots: s.slots, quote })?.text)
    .find((each) => each !== undefined && !isSpent(s.memory.spent, each))
  return text === undefined ? undefined : { text, span: quote.span }
}

const isRage = (s: Situation): boolean =>
  /\b(?:hate|can't stand|scream|furious|livid|pissed|so (?:mad|angry)|sick of|punch|strangle)\b/.test(s.message.text)

/** Two turns of listening, then the question whether a next step is wanted. Rage gets the unsent letter. */
export function* ventReply(s: Situation): Reply {
  const question =
    s.memory.vents === 3 ? fresh(s, NEXT) : OPEN.find((each) => !s.memory.questions.has(foldQuestion(each)))
  const reflection = quoted(s, s.seed % 2 === 0 ? REFLECT : REFLECT.toReversed())
  const met = meetFeeling(s)
  const bareWish =
    s.reading.words.filter((word) => !word.stop).length <= 3 &&
    /\b(?:vent|venting|rant|listen|advice|chest)\b/.test(s.message.text)
  if (isRage(s) && s.memory.vents <= 1) {
    const head = fresh(s, RAGE)
    const letter = fresh(s, UNSENT)
    yield {
      parts: partsOf(
        part('see', head ?? reflection?.text ?? 'That is a lot of anger.'),
        partIf('try', letter),
        partIf('ask', question),
      ),
    }
  }
  const listen = s.memory.vents <= 1 ? fresh(s, LISTEN) : undefined
  const head = bareWish
    ? listen
    : [met && !reflection ? met.text : undefined, reflection?.text, listen]
        .filter((each) => each !== undefined)
        .join(' ')
  if (head !== undefined && head !== '')
    yield {
      parts: partsOf(part('see', head, reflection?.span), partIf('ask', question)),
    }
  yield {
    parts: partsOf(
      part('see', fresh(s, ["I'm reading every word.", 'Go on.', 'That has been a lot.']) ?? 'Go on.'),
      partIf('ask', question),
    ),
    mayRepeat: true,
  }
}

const NO_VERDICT: readonly string[] = [
  "I'd rather not be the judge: I hear one side, and the two of you live with the answer.",
  'A verdict from me would be worth little, since I know half of it at best.',
]
const BOTH: readonly string[] = [
  'You may be protecting your time or your dignity; on the other side it may be a fear of mattering less.',
  'On your side it may be about being taken seriously, on the other about being needed; both can be true at once.',
  'It could be fairness on the one side and closeness on the other, and neither is wrong to want.',
]
const TEST_LINE: readonly string[] = [
  'One sentence tests it: "How did that look from where you stood?"',
  'You can find out with one line: "What did you hear me say? I\'d like to know how it arrived."',
]

const NO_RULE: readonly string[] = [
  'There is no rule for {quote}; what counts is what should come after it.',
  'Nobody keeps a rule book for {quote}; it depends on what you want it to lead to.',
]
const ASK_THEM: readonly string[] = [
  'Where it matters, you can ask beforehand: "This may be a bit unusual, and I\'d rather ask than guess: is it all right with you?" Asked once, it takes the guessing out for both sides.',
]

/** "Is it all right to …": no rule, and a line that finds out. */
function* allowedReply(s: Situation): Reply {
  const quote = quoteFor(s, s.card)
  const rule = quote
    ? NO_RULE.map((each) => withQuote(each, quote)).find((each) => !isSpent(s.memory.spent, each))
    : undefined
  const line = fresh(s, ASK_THEM)
  const ask = fresh(s, ['What are you afraid it would say about you?', 'What would you like them to understand by it?'])
  if (rule !== undefined && line !== undefined)
    yield {
      parts: partsOf(part('see', rule, quote?.span), part('try', line), partIf('ask', ask)),
      advice: true,
    }
}

/** A question on which no verdict is ours: how to look at it, a line or a test that helps, and what to ask oneself. */
type Undecided = { sees: readonly string[]; tries: readonly string[]; asks: readonly string[] }

const SPEAK: Undecided = {
  sees: [
    'What speaks for it: silence mostly shows anyway. What speaks against it: what is decided already needs no judge, only somebody who asks.',
    'Say it once if you would regret not having said it, and never a second time; after that the matter is not yours.',
  ],
  tries: [
    'A question leaves the door open on both sides: "How are you feeling about it, honestly? I\'ll only listen."',
    'You could ask for leave first: "I have a worry about it. Do you want to hear it, or shall I keep it to myself?"',
  ],
  asks: ['What do you hope would change if you said it?', 'What would it cost you to keep it to yourself?'],
}

const CHOOSE: Undecided = {
  sees: [
    'That choice is yours, and from here I would only be guessing.',
    'I will not decide that for you; I can help you hear what you think.',
  ],
  tries: [
    'A test that often helps: say both aloud, as if decided, "I am doing it" and "I am leaving it". Wait ten seconds after each; one of them lets you breathe out.',
    'Put it to somebody who knows you: "I am torn between two things. Will you ask me questions for five minutes, and give no advice?" Answering aloud shows which way you lean.',
  ],
  asks: ['What would you regret more a year from now?', 'What does it cost you to wait one more week?'],
}

function* undecidedReply(s: Situation, { sees, tries, asks }: Undecided): Reply {
  const [see, line, ask] = [fresh(s, sees), fresh(s, tries), fresh(s, asks)]
  if (see !== undefined && line !== undefined)
    yield {
      parts: partsOf(part('see', see), part('try', line), partIf('ask', ask)),
      advice: true,
      card: s.card.id,
    }
}

/** No verdict: what each could be protecting, and one line that tests it. */
export function* judgeReply(s: Situation): Reply {
  if (SHOULD_I.test(s.message.text)) yield* undecidedReply(s, SPEAK)
  else if (DECIDE.test(s.message.text)) yield* undecidedReply(s, CHOOSE)
  if (/\bis it (?:ok|okay|normal|rude|weird|bad|all right|fine) (?:to|that|if|for me to)\b/.test(s.message.text))
    yield* allowedReply(s)
  const quote = quoteFor(s, s.card)
  const about = quote ? `"${quote.text}" can be looked at from two ends.` : undefined
  const [no, both, test] = [fresh(s, NO_VERDICT), fresh(s, BOTH), fresh(s, TEST_LINE)]
  const ask = fresh(s, [
    'What would you say, if you had to speak for the other side?',
    'What do you wish had been said instead?',
    'Which part of it would you do again?',
  ])
  if (no !== undefined && test !== undefined) {
    yield {
      parts: partsOf(
        part('see', [about, no].filter((each) => each !== undefined).join(' '), quote?.span),
        part('try', [both, test].filter((each) => each !== undefined).join(' ')),
        partIf('ask', ask),
      ),
      advice: true,
    }
  }
  yield* advise(s, s.card, { opener: 'That verdict I leave to the two of you.' })
}
