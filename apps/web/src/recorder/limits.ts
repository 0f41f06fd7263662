/** Samples a second of every recording, as the measures want them. */
export const RECORDING_RATE = 16_000
/** Longest recording, in seconds; the server takes no more. */
export const MOST_SECONDS = 300
/** When the recorder says that the end is near, in seconds. */
export const WARNING_SECONDS = 270
/** From here on there is enough to analyze, in seconds. */
export const ENOUGH_SECONDS = 15
/** Length of one block of sound on its way from the microphone, in seconds. */
export const BLOCK_SECONDS = 0.1
