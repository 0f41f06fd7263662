/** Samples per second. */
export const RECORDING_RATE = 16_000
/** Seconds; the server's limit. */
export const MOST_SECONDS = 300
/** Seconds until the warning. */
export const WARNING_SECONDS = 270
/** Seconds needed for an analysis. */
export const ENOUGH_SECONDS = 15
/** Seconds per block of audio. */
export const BLOCK_SECONDS = 0.1
