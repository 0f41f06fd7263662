import type { Debrief } from '@understory/contract/rehearsal'
import { capital, wordCount } from '../understand/text.ts'
import { LONG_WORDS, matchesOf } from './detect.ts'
import type { Cost, Exchange, Remark, Strength } from './types.ts'

const OPENED: Record<Exclude<Strength, 'calm-short'>, string> = {
  fact: 'You came right out and said it.',
  specific: 'You gave a day, a time or a number, so they know where things stand.',
  owns: 'You said what you did.',
  limit: 'You said clearly where you stand.',
  hears: "You picked up what they'd just said.",
  'asks-them': 'You asked them something, so they had a way in.',
  ask: 'You asked for something straight out.',
}

const COSTS: Record<Exclude<Cost, 'always' | 'hedges'>, string> = {
  threat: "That's a threat, so now you're arguing about the threat. Say what you'll do, and stop there.",
  blame: 'It puts the blame on them, so they\'ll defend themselves. Try "I" and what you saw.',
  caves: 'You took it back. Once you\'ve said it, let it stand: "I know. My answer\'s the same."',
  sorries: 'You said sorry more than once. Say it once, then say the rest.',
  explains: "Say the point and stop. If they want the reasons, they'll ask.",
}

/** What to say first about an opening line: the rarer thing before the one that nearly every line has. */
const TELLING: readonly (keyof typeof OPENED)[] = ['owns', 'fact', 'limit', 'specific', 'hears', 'asks-them', 'ask']

/** What the person's own lines did: which opened the other, which cost most, where it turned, and one thing for the next time. */
export function debriefOf(exchanges: readonly Exchange[], wants: readonly Strength[], next: string): Debrief {
  return { opened: openedBy(exchanges, wants), cost: costOf(exchanges), turned: turnOf(exchanges), next }
}

function openedBy(exchanges: readonly Exchange[], wants: readonly Strength[]): Remark {
  const gained = ({ strengths }: Exchange) => strengths.filter((strength) => wants.includes(strength)).length
  const best = exchanges.filter(({ costs }) => costs.length === 0).toSorted((a, b) => gained(b) - gained(a))[0]
  const why = best && TELLING.find((strength) => best.strengths.includes(strength) && wants.includes(strength))
  // A line that is only short helps nobody.
  return best && why ? { line: best.line, why: OPENED[why] } : null
}

function costOf(exchanges: readonly Exchange[]): Remark {
  const worst = exchanges.toSorted((a, b) => b.costs.length - a.costs.length)[0]
  const [cost] = worst?.costs ?? []
  return worst && cost ? { line: worst.line, why: costIn(worst.line, cost) } : null
}

function costIn(line: string, cost: Cost): string {
  if (cost === 'always') {
    const word = matchesOf('always', line)[0] ?? 'always'
    return `"${capital(word)}" starts an argument about exceptions. Say when it happened last.`
  }
  if (cost === 'hedges') {
    const words = [...new Set(matchesOf('hedges', line))].slice(0, 2).map((word) => `"${word}"`)
    return `${capital(words.join(' and '))} ${words.length > 1 ? 'make' : 'makes'} you sound unsure. Cut ${words.length > 1 ? 'them' : 'it'}.`
  }
  const isLong = cost === 'explains' && wordCount(line) > LONG_WORDS
  return isLong ? `That's ${wordCount(line)} words. ${COSTS.explains}` : COSTS[cost]
}

/** The first line after which the other spoke differently from before. */
function turnOf(exchanges: readonly Exchange[]): Remark {
  const turn = exchanges.find(({ outcome }, index) => index > 0 && outcome !== exchanges[index - 1]?.outcome)
  return turn ? { line: turn.line, why: turn.reply } : null
}
