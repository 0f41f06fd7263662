/**
 * Whether the page that stands in the document is the one of the address in the window. Who goes back or forward before
 * the scripts run is at another address, and the document stays.
 *
 * @param loaded the address for which the document was loaded; undefined where the browser does not tell
 * @param here the address in the window
 */
export function isBuiltHere(loaded: string | undefined, here: string): boolean {
  return loaded === undefined || loaded.split('#')[0] === here.split('#')[0]
}

/** The address for which this document was loaded. */
export function loadedAddress(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name
}
