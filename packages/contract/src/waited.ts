/** Marks writes queued offline: they belong to the session they were written in and must not create an owner. */
export const WAITED_HEADER = 'understory-waited'
