/** Yields to the browser, so that it can paint and handle input. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
