/** A fixed window: `count` requests in `seconds`. */
export type RateLimit = { readonly count: number; readonly seconds: number }

/** What is left in the current window, its remaining time, and whether this is all of it. */
export type Allowance = { count: number; milliseconds: number; isLast: boolean }

/** Source of allowances: one process, or shared. Never called twice at once for one key. */
export type Allowances = { ask: (key: string, limit: RateLimit) => Promise<Allowance> }
