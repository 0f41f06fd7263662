/** An export with nothing in it but what is given. */
export const accountFile = (given: Record<string, unknown> = {}) => ({
  format: 'understory',
  version: 1,
  exportedAt: '2026-11-20T10:00:00.000Z',
  conversations: [],
  results: [],
  writingExceptions: [],
  shares: [],
  ...given,
})
