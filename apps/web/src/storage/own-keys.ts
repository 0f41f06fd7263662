/** Key prefixes that tell our data from other software on the same origin. */
export const OWN_KEYS = {
  names: ['sproutLogs', 'sproutDays', 'branchSeeds', 'seenOnboarding'],
  prefixes: ['understory.', 'sproutLogs.aside.', 'sproutDays.aside.', 'branchSeeds.aside.'],
  database: 'understory',
} as const

export function isOwnKey(key: string): boolean {
  return OWN_KEYS.names.some((name) => name === key) || OWN_KEYS.prefixes.some((prefix) => key.startsWith(prefix))
}
