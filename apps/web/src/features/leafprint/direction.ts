/** Where readings are going. `too-few`: so few that even a clean climb could be chance. */
export type Direction = 'rising' | 'falling' | 'unclear' | 'too-few'

/** Six figures stand side by side, so each must be surer than the usual one in twenty. */
const CHANCE = 0.01
/** Fewer could not reach that even in perfect order. */
const FEWEST_FOR_DIRECTION = 6

/**
 * Names a direction only where chance would hardly draw it (Mann's test of trend, exact, two-sided) and where the change
 * is large enough to notice.
 *
 * @param values oldest first
 * @param noticeable the least change, in the unit of the values, that makes a difference
 */
export function directionOf(values: readonly number[], noticeable: number): Direction {
  if (values.length < FEWEST_FOR_DIRECTION) return 'too-few'
  const score = orderScore(values)
  if (chanceOf(score, values.length) > CHANCE) return 'unclear'
  const change = medianStep(values) * (values.length - 1)
  if (Math.abs(change) < noticeable) return 'unclear'
  return change > 0 ? 'rising' : 'falling'
}

/** Pairs that rise less pairs that fall. */
function orderScore(values: readonly number[]): number {
  let score = 0
  values.forEach((later, at) => {
    for (const earlier of values.slice(0, at)) score += Math.sign(later - earlier)
  })
  return score
}

/** How likely so one-sided an order is, either way, among all orders of so many different values. */
function chanceOf(score: number, count: number): number {
  const pairs = (count * (count - 1)) / 2
  const orders = orderShares(count)
  const fewest = Math.floor((pairs - Math.abs(score)) / 2)
  return Math.min(1, 2 * orders.slice(0, fewest + 1).reduce((sum, share) => sum + share, 0))
}

/** Share of all orders of so many values that have 0, 1, 2 … pairs the wrong way round. */
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

/** The middle one of the steps between any two values: one odd reading does not bend it. */
function medianStep(values: readonly number[]): number {
  const steps = values
    .flatMap((later, at) => values.slice(0, at).map((earlier, from) => (later - earlier) / (at - from)))
    .sort((a, b) => a - b)
  const middle = steps.length / 2
  return ((steps[Math.ceil(middle) - 1] ?? 0) + (steps[Math.floor(middle)] ?? 0)) / 2
}
