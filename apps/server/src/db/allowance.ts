/** So many in so many seconds, counted from the first. */
export type RateLimit = { readonly count: number; readonly seconds: number }

/** How many more there may be in the window that runs, how long it still does, and whether that is all of it. */
export type Allowance = { count: number; milliseconds: number; isLast: boolean }

/** Where allowances come from: one process alone, or what several of them share. Never asked for one key twice at once. */
export type Allowances = { ask: (key: string, limit: RateLimit) => Promise<Allowance> }
