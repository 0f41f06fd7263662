/**
 * Whether the document belongs to the current address. Going back or forward before scripts run changes the address but
 * not the document.
 * @param loaded address the document was loaded for; undefined if the browser doesn't report it
 * @param here current address
 */
export function matchesPrerender(loaded: string | undefined, here: string): boolean {
  return loaded === undefined || loaded.split('#')[0] === here.split('#')[0]
}
