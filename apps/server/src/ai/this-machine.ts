/** Whether an endpoint answers on this machine itself, so that nothing leaves it. A name that only begins like an address does not. */
export function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
