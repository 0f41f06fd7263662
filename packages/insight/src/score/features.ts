import { type Cues, HEDGE_IDS, STRATEGY_IDS } from '../text/cues.ts'
import { FEELINGS, type Feeling } from '../text/lexicon.ts'
import type { Reading } from '../text/reading.ts'
import { STYLE_NAMES, styleOf } from '../text/style.ts'
import type { TokenRange } from '../text/tokens.ts'
import type { Window } from '../text/windows.ts'

/** Tokens of a cue. */
export type FeatureSpan = TokenRange & { share: number }

const VALENCE_NAMES = [
  'valence',
  'compound',
  'praise',
  'blame',
  'mostPraise',
  'mostBlame',
  'noValence',
  'loudValence',
  'askedValence',
] as const
/** The cues that each stance feature counts, and the most that count. */
const STANCES = {
  boosters: ['boosters', 3],
  absolutes: ['absolutes', 3],
  fillers: ['fillers', 3],
  disclaimers: ['disclaimers', 2],
  accusations: ['blame', 2],
  empathy: ['empathy', 2],
  hedgeCount: ['hedges', 4],
} as const satisfies Record<string, [keyof Cues, number]>

const FEELING_NAMES = Object.keys(FEELINGS) as Feeling[]
const feelingsByWord = new Map<string, Feeling[]>()
for (const name of FEELING_NAMES)
  for (const word of FEELINGS[name]) feelingsByWord.set(word, [...(feelingsByWord.get(word) ?? []), name])

/** Names of all dense features, in order. */
export const FEATURE_NAMES: readonly string[] = [
  ...STYLE_NAMES.map((name) => `style:${name}`),
  ...STRATEGY_IDS.map((id) => `does:${id}`),
  ...STRATEGY_IDS.map((id) => `count:${id}`),
  ...HEDGE_IDS.map((id) => `hedge:${id}`),
  ...Object.keys(STANCES).map((name) => `stance:${name}`),
  ...VALENCE_NAMES.map((name) => `valence:${name}`),
  ...FEELING_NAMES.map((name) => `feeling:${name}`),
]

const PLACE = new Map(FEATURE_NAMES.map((name, at): [string, number] => [name, at]))

const VALENCE_FIRST = PLACE.get(`valence:${VALENCE_NAMES[0]}`) ?? 0

/** Dense features of a window and the cues behind them. */
export type WindowFeatures = {
  values: Float64Array
  /** Indexes of nonzero values. */
  present: number[]
  spans: Map<number, FeatureSpan[]>
}

const BUT = new Set(['but', 'yet', 'however'])
const AFTER_BUT = 1.3

/** Nine valence features. Clauses after the last "but" weigh more, earlier ones less. @source sources.md#valence */
const addValence = (out: WindowFeatures, reading: Reading, window: Window, cues: Cues): void => {
  const hits = cues.valence
  let turn = -1
  for (let at = window.first; at < window.last; at += 1) if (BUT.has(reading.forms[at] ?? '')) turn = at
  let [praise, blame, mostPraise, mostBlame] = [0, 0, 0, 0]
  const weighed = hits.map((hit) => {
    const value = turn < 0 ? hit.valence : hit.first > turn ? hit.valence * AFTER_BUT : hit.valence / AFTER_BUT
    if (value > 0) {
      praise += value
      mostPraise = Math.max(mostPraise, value)
    } else {
      blame -= value
      mostBlame = Math.max(mostBlame, -value)
    }
    return { first: hit.first, last: hit.last, share: value }
  })
  const net = praise - blame
  const spread = Math.sqrt(praise + blame + 2)
  const valence = net / spread
  const tokens = reading.tokens.slice(window.first, window.last)
  const has = (mark: string): number => (tokens.some(({ text }) => text.startsWith(mark)) ? 1 : 0)
  const values = [
    valence,
    net / Math.sqrt(net * net + 15),
    praise / spread,
    blame / spread,
    mostPraise,
    mostBlame,
    hits.length === 0 ? 1 : 0,
    has('!') * valence,
    has('?') * valence,
  ]
  const fired = weighed.filter(({ share }) => share !== 0)
  const praising = fired.filter(({ share }) => share > 0)
  const blaming = fired.filter(({ share }) => share < 0)
  VALENCE_NAMES.forEach((name, at) => {
    const place = VALENCE_FIRST + at
    out.values[place] = values[at] ?? 0
    const spans = /raise$/.test(name) ? praising : /lame$/.test(name) ? blaming : fired
    if (spans.length > 0 && name !== 'noValence') out.spans.set(place, spans)
  })
}

const addCounts = (out: WindowFeatures, name: string, hits: readonly TokenRange[], most: number): void => {
  const place = PLACE.get(name)
  if (place === undefined || hits.length === 0) return
  out.values[place] = Math.min(most, hits.length)
  out.spans.set(
    place,
    hits.map(({ first, last }) => ({ first, last, share: 1 })),
  )
}

const addFeelings = (out: WindowFeatures, { forms }: Reading, window: Window): void => {
  const hits = forms.slice(window.first, window.last).flatMap((form, at) => {
    const first = window.first + at
    return (feelingsByWord.get(form) ?? []).map((name) => ({ name, first, last: first + 1 }))
  })
  for (const [name, own] of Map.groupBy(hits, (hit) => hit.name)) addCounts(out, `feeling:${name}`, own, 3)
}

/** Groups cues by window in one pass. */
export const cuesByWindow = (cues: Cues, windows: readonly Window[], tokens: number): ((window: number) => Cues) => {
  const windowOf = new Int32Array(tokens).fill(-1)
  windows.forEach((window, at) => {
    windowOf.fill(at, window.first, window.last)
  })
  const kinds = Object.entries<TokenRange[]>(cues).map(
    ([kind, hits]) => [kind, Map.groupBy(hits, ({ first }) => windowOf[first] ?? -1)] as const,
  )
  return (window) => Object.fromEntries(kinds.map(([kind, hits]) => [kind, hits.get(window) ?? []])) as Cues
}

/** Dense features of each window. Linear. */
export const featuresOf = (reading: Reading, windows: readonly Window[], cues: Cues): WindowFeatures[] => {
  const cuesOf = cuesByWindow(cues, windows, reading.tokens.length)
  return windows.map((window, at) => windowFeatures(reading, window, cuesOf(at)))
}

export const windowFeatures = (reading: Reading, window: Window, cues: Cues): WindowFeatures => {
  const out: WindowFeatures = { values: new Float64Array(FEATURE_NAMES.length), present: [], spans: new Map() }
  out.values.set(styleOf(reading, window.first, window.last))
  for (const [id, hits] of Map.groupBy(cues.strategies, (match) => match.id)) {
    addCounts(out, `does:${id}`, hits, 1)
    addCounts(out, `count:${id}`, hits, 3)
  }
  for (const [id, hits] of Map.groupBy(cues.hedges, (match) => match.id)) addCounts(out, `hedge:${id}`, hits, 2)
  for (const [name, [kind, most]] of Object.entries(STANCES)) addCounts(out, `stance:${name}`, cues[kind], most)
  addValence(out, reading, window, cues)
  addFeelings(out, reading, window)
  out.values.forEach((value, place) => {
    if (value !== 0) out.present.push(place)
  })
  return out
}
