/** `too-few`: even a perfect order could be chance. */
export type Direction = 'rising' | 'falling' | 'unclear' | 'too-few'

/** Significance level. Six figures are tested side by side, so it is stricter than 0.05. */
const CHANCE = 0.01
/** Fewer values can't reach that level. */
const FEWEST_FOR_DIRECTION = 6

/**
 * Names a trend if it is significant (exact two-sided Mann-Kendall test) and large enough to notice.
 * @param values oldest first
 * @param noticeable smallest meaningful change, in the values' unit
 */
export function directionOf(values: readonly number[], noticeable: number): Direction {
  if (values.length < FEWEST_FOR_DIRECTION) return 'too-few'
  const score = orderScore(values)
  if (chanceOf(score, values.length) > CHANCE) return 'unclear'
  const change = medianStep(values) * (values.length - 1)
  if (Math.abs(change) < noticeable) return 'unclear'
  return change > 0 ? 'rising' : 'falling'
}

/** Concordant minus discordant pairs. */
function orderScore(values: readonly number[]): number {
  let score = 0
  values.forEach((later, at) => {
    for (const earlier of values.slice(0, at)) score += Math.sign(later - earlier)
  })
  return score
}

/** Two-sided probability of such an order among `count` distinct values. */
function chanceOf(score: number, count: number): number {
  const pairs = (count * (count - 1)) / 2
  const orders = orderShares(count)
  const fewest = Math.floor((pairs - Math.abs(score)) / 2)
  return Math.min(1, 2 * orders.slice(0, fewest + 1).reduce((sum, share) => sum + share, 0))
}

/** Share of all orders with 0, 1, 2 … inversions. */
function orderShares(count: number): readonly number[] {
  let shares = [1]
  for (let size = 2; size <= count; size++) {
    const next = new Array<number>(shares.length + size - 1).fill(0)
    shares.forEach((share, wrong) => {
      for (let more = 0; more < size; more++) next[wrong + more] = (next[wrong + more] ?? 0) + share / size
    })
    shares = next
  }
  return shares
}

/** Theil-Sen slope: the median of all pairwise slopes, robust to outliers. */
function medianStep(values: readonly number[]): number {
  const steps = values
    .flatMap((later, at) => values.slice(0, at).map((earlier, from) => (later - earlier) / (at - from)))
    .sort((a, b) => a - b)
  const middle = steps.length / 2
  return ((steps[Math.ceil(middle) - 1] ?? 0) + (steps[Math.floor(middle)] ?? 0)) / 2
}
