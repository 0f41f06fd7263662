/** Percent-encoded query; a header, because URLs end up in logs. */
export const SEARCH_HEADER = 'understory-search'
