/** An address of the catalogue as the router's link takes it: the path, and the query beside it. */
export function linkTo(address: string): { to: string; search: Record<string, string> } {
  const [to = address, query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
