/** Carries the words to search for, percent-encoded, in place of `search`: addresses end up in logs, headers do not. */
export const SEARCH_HEADER = 'understory-search'
