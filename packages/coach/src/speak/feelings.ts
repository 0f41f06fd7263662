import type { FeelingFamily } from '../read/feelings.ts'
import { feelingIn } from '../read/feelings.ts'
import type { Situation } from '../replies/candidate.ts'
import { fresh } from './choose.ts'

/** One sentence that meets a feeling by its name. `{word}` is the person's own word, used only where it is an adjective. */
const MEETS: Record<FeelingFamily, { named?: readonly string[]; plain: readonly string[] }> = {
  fear: {
    named: [
      'Being {word} before this is your body getting ready a little too early.',
      'You can be {word} and still say one clear sentence; it only has to be short.',
    ],
    plain: [
      'The dread before it is mostly worse than the minute itself.',
      'Fear of a talk is loudest just before the first sentence.',
    ],
  },
  anger: {
    named: [
      'Being {word} tells you that something of yours was stepped on.',
      'You may be {word} and still choose the sentence.',
    ],
    plain: ['The anger has a point; it needs a shorter sentence than it wants.'],
  },
  hurt: {
    named: ['Being {word} by somebody you count on goes deep.', 'That you feel {word} says how much it mattered.'],
    plain: ['That hurt, and it is fair to say so.'],
  },
  sad: {
    named: ['Feeling {word} about this is a fair answer to it.'],
    plain: ['This is sad, and it needs no brave face.'],
  },
  guilt: {
    plain: [
      'Guilt turns up even where nothing wrong was done; it is no verdict.',
      'Feeling bad about it shows that you care, and it does not have to decide.',
    ],
  },
  shame: {
    named: ['From inside, being {word} looks larger than it does from across the room.'],
    plain: ['The embarrassment is felt far more by you than it is seen by others.'],
  },
  lonely: {
    plain: ['Carrying this alone makes it heavier than it is.', 'Being on your own with it is the hard part.'],
  },
  overload: {
    plain: [
      'Everything asks at once, so here is one thing first.',
      'That is a lot to carry at the same time, so take one piece of it.',
    ],
  },
  stuck: {
    plain: [
      'Being stuck often means that two good wishes pull different ways.',
      'You need not see the whole way, only the first sentence.',
    ],
  },
  tired: {
    plain: ['Tired is a good reason to keep this short.', 'With little strength left, one short sentence is enough.'],
  },
  sick: {
    plain: [
      'A sick feeling before something hard is common, and it eases once the moment is fixed.',
      'Your stomach is ahead of you there; a fixed hour calms it a little.',
    ],
  },
  jealous: { plain: ['Jealousy is a poor speaker and an honest messenger.'] },
}

const ADJECTIVE =
  /^(?:nervous|anxious|worried|tense|uneasy|scared|afraid|terrified|annoyed|irritated|angry|mad|frustrated|furious|livid|disappointed|hurt|insulted|betrayed|humiliated|heartbroken|sad|miserable|upset|embarrassed|ashamed|awkward|ignored|offended)$/
const BY_SOMEBODY = /^(?:hurt|insulted|betrayed|humiliated|ignored|offended|disappointed)$/

/** One sentence for the feeling that the last message names, if it names one and none was met with it before. */
export const meetFeeling = (
  s: Situation,
): { text: string; span?: { turn: number; start: number; end: number } } | undefined => {
  const feeling = feelingIn(s.reading.words)
  if (!feeling) return undefined
  const { named, plain } = MEETS[feeling.family]
  const usable = (named ?? []).filter(
    (each) =>
      ADJECTIVE.test(feeling.word) &&
      (!each.includes('by somebody') || BY_SOMEBODY.test(feeling.word)) &&
      !(each.startsWith('Being') && feeling.word === 'afraid' && each.includes('by')),
  )
  const bank = [...usable.map((each) => each.replace('{word}', feeling.word)), ...(usable.length > 0 ? [] : plain)]
  const text = fresh(s, bank) ?? fresh(s, plain)
  if (text === undefined) return undefined
  const span = s.reading.slots.feeling?.span
  return { text, ...(span ? { span } : {}) }
}
