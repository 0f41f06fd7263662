/** Gives out a total in parts; what was taken is given back once, however often it is called. */
export type FairParts = {
  /** @returns what gives it back; undefined where there is no room for it */
  take: (caller: string, amount: number) => (() => void) | undefined
  heldBy: (caller: string) => number
}

/**
 * One caller gets at most half of what all others leave, so that a few of them never hold everything; where nobody holds
 * anything, one part is given out however large it is.
 */
export function openFairParts(total: number): FairParts {
  let held = 0
  const parts = new Map<string, number>()
  const heldBy = (caller: string) => parts.get(caller) ?? 0

  return {
    heldBy,
    take: (caller, amount) => {
      const own = heldBy(caller)
      const most = Math.ceil((total - (held - own)) / 2)
      if (held > 0 && own + amount > most) return undefined
      held += amount
      parts.set(caller, own + amount)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        held -= amount
        const left = heldBy(caller) - amount
        if (left === 0) parts.delete(caller)
        else parts.set(caller, left)
      }
    },
  }
}
