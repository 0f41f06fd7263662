/** Goes with what waited in a browser for the server: it is for the forest in which it was written, and begins no other. */
export const WAITED_HEADER = 'understory-waited'
