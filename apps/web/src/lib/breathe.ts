/** Ends the task that is under way; what comes after has the next one. The browser may paint and answer in between. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
