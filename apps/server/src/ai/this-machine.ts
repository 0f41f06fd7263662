/** Whether an endpoint runs on this machine. A name that only starts like a loopback address doesn't count. */
export function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
