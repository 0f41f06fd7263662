import { type Cues, HEDGE_IDS, STRATEGY_IDS } from '../text/cues.ts'
import { FEELINGS, type Feeling } from '../text/lexicon.ts'
import type { Reading } from '../text/reading.ts'
import { STYLE_NAMES, styleOf } from '../text/style.ts'
import type { Window } from '../text/windows.ts'

/** Token range of a cue, end exclusive. */
export type FeatureSpan = { first: number; last: number; share: number }

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
const STANCE_NAMES = [
  'boosters',
  'absolutes',
  'fillers',
  'disclaimers',
  'accusations',
  'empathy',
  'hedgeCount',
] as const

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
  ...STANCE_NAMES.map((name) => `stance:${name}`),
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

type Hit = { first: number; last: number }

const BUT = new Set(['but', 'yet', 'however'])
const AFTER_BUT = 1.3

/**
 * Nine valence features. Clauses after the last "but" weigh more, earlier ones less.
 *
 * @source sources.md#valence
 */
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
  const has = (mark: string): number => {
    for (let at = window.first; at < window.last; at += 1) if (reading.tokens[at]?.text.startsWith(mark)) return 1
    return 0
  }
  const values = [
    valence,
    net / Math.sqrt(net * net + 15),
    praise / spread,
    blame / spread,
    mostPraise,
    mostBlame,
    hits.length === 0 ? 1 : 0,
  ]
  values.push(has('!') * valence, has('?') * valence)
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

const addCounts = (out: WindowFeatures, name: string, hits: readonly Hit[], most: number): void => {
  const place = PLACE.get(name)
  if (place === undefined || hits.length === 0) return
  out.values[place] = Math.min(most, hits.length)
  out.spans.set(
    place,
    hits.map(({ first, last }) => ({ first, last, share: 1 })),
  )
}

const addFeelings = (out: WindowFeatures, reading: Reading, window: Window): void => {
  const found = new Map<Feeling, Hit[]>()
  for (let at = window.first; at < window.last; at += 1) {
    for (const name of feelingsByWord.get(reading.forms[at] ?? '') ?? []) {
      const hits = found.get(name) ?? []
      hits.push({ first: at, last: at + 1 })
      found.set(name, hits)
    }
  }
  for (const [name, hits] of found) addCounts(out, `feeling:${name}`, hits, 3)
}

const emptyCues = (): Cues => ({
  hedges: [],
  boosters: [],
  absolutes: [],
  fillers: [],
  disclaimers: [],
  blame: [],
  fauxFeelings: [],
  empathy: [],
  unclearAsks: [],
  strategies: [],
  valence: [],
})

/** Groups cues by window in one pass. */
export const cuesByWindow = (cues: Cues, windows: readonly Window[], tokens: number): Cues[] => {
  const windowOf = new Int32Array(tokens).fill(-1)
  windows.forEach((window, at) => {
    windowOf.fill(at, window.first, window.last)
  })
  const parts = windows.map(emptyCues)
  for (const kind of Object.keys(cues) as (keyof Cues)[]) {
    for (const hit of cues[kind]) {
      const part = parts[windowOf[hit.first] ?? -1]
      ;(part?.[kind] as Hit[] | undefined)?.push(hit)
    }
  }
  return parts
}

/** Dense features of each window. Linear. */
export const featuresOf = (reading: Reading, windows: readonly Window[], cues: Cues): WindowFeatures[] => {
  const parts = cuesByWindow(cues, windows, reading.tokens.length)
  return windows.map((window, at) => windowFeatures(reading, window, parts[at]))
}

export const windowFeatures = (reading: Reading, window: Window, cues: Cues = emptyCues()): WindowFeatures => {
  const out: WindowFeatures = { values: new Float64Array(FEATURE_NAMES.length), present: [], spans: new Map() }
  out.values.set(styleOf(reading, window.first, window.last))
  const byId = Map.groupBy(cues.strategies, (match) => match.id)
  for (const [id, hits] of byId) {
    addCounts(out, `does:${id}`, hits, 1)
    addCounts(out, `count:${id}`, hits, 3)
  }
  const hedges = cues.hedges
  for (const [id, hits] of Map.groupBy(hedges, (match) => match.id)) addCounts(out, `hedge:${id}`, hits, 2)
  addCounts(out, 'stance:hedgeCount', hedges, 4)
  addCounts(out, 'stance:boosters', cues.boosters, 3)
  addCounts(out, 'stance:absolutes', cues.absolutes, 3)
  addCounts(out, 'stance:fillers', cues.fillers, 3)
  addCounts(out, 'stance:disclaimers', cues.disclaimers, 2)
  addCounts(out, 'stance:accusations', cues.blame, 2)
  addCounts(out, 'stance:empathy', cues.empathy, 2)
  addValence(out, reading, window, cues)
  addFeelings(out, reading, window)
  out.values.forEach((value, place) => {
    if (value !== 0) out.present.push(place)
  })
  return out
}
