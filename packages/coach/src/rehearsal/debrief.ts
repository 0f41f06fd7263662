import { wordCount } from './detect.ts'
import type { Cost, Debrief, Exchange, Remark, Scenario, Strength } from './types.ts'

const OPENED: Record<Exclude<Strength, 'calm-short'>, string> = {
  fact: 'the news itself came, in plain words',
  specific: 'it names a day, a number or a time that the other can hold on to',
  owns: 'it says "I did", and nothing softens it',
  limit: 'the limit stands in it once, without a reason to argue with',
  hears: 'it takes up their own word before it answers',
  'asks-them': 'it asks them something that only they know',
  ask: 'it asks for one clear thing',
}

const COSTS: Record<Cost, string> = {
  threat:
    'it holds a threat, and from there on the talk is about the threat. Say what you will do, and leave out what will happen to them.',
  blame: 'it begins with "you" and a fault. Try the same thing beginning with "I" and what you saw.',
  caves: 'it takes the limit back. A limit that moves once will be pushed again; "I see, and it stays a no" is enough.',
  sorries: 'it is sorry twice. Once, early, is heard; the second time sounds like a question.',
  explains: 'the point comes late in it. Say the point first, stop, and let them ask for the reasons.',
  hedges: 'several small words take it back while you say it. Cut them and read it aloud.',
  always: '"always" and "never" invite the one exception. Name the last time instead.',
}

/** What to say first about an opening line: the rarer thing before the one that nearly every line has. */
const TELLING: readonly (keyof typeof OPENED)[] = ['owns', 'fact', 'limit', 'specific', 'hears', 'asks-them', 'ask']

/** What the person's own lines did: which opened the other, which cost most, where it turned, and one thing for the next time. */
export function debriefOf(exchanges: readonly Exchange[], { wants, next }: Pick<Scenario, 'wants' | 'next'>): Debrief {
  return { opened: openedBy(exchanges, wants), cost: costOf(exchanges), turned: turnOf(exchanges), next }
}

function openedBy(exchanges: readonly Exchange[], wants: Scenario['wants']): Remark | null {
  const gained = ({ strengths }: Exchange) => strengths.filter((strength) => wants.includes(strength)).length
  const best = exchanges.filter(({ costs }) => costs.length === 0).toSorted((a, b) => gained(b) - gained(a))[0]
  const why = best && TELLING.find((strength) => best.strengths.includes(strength) && wants.includes(strength))
  // to be short alone opens nobody
  return best && why ? { line: best.line, why: OPENED[why] } : null
}

function costOf(exchanges: readonly Exchange[]): Remark | null {
  const worst = exchanges.toSorted((a, b) => b.costs.length - a.costs.length)[0]
  const [cost] = worst?.costs ?? []
  if (!worst || !cost) return null
  const length = cost === 'explains' ? `${wordCount(worst.line)} words: ` : ''
  return { line: worst.line, why: length + COSTS[cost] }
}

/** The first line after which the other spoke differently from before. */
function turnOf(exchanges: readonly Exchange[]): Remark | null {
  const turn = exchanges.find(({ outcome }, index) => index > 0 && outcome !== exchanges[index - 1]?.outcome)
  return turn ? { line: turn.line, why: turn.reply } : null
}
