/** Splits a catalogue address into the router's path and search. */
export function linkTo(address: string): { to: string; search: Record<string, string> } {
  const [to = address, query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
