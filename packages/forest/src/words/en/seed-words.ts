/** What stands on a practice page beside its content. */
export const seedWords = {
  unnamed: 'Your idea',
  writtenFor: (branch: string) => `Written for ${branch}.`,
  origin: "These tasks were written for topics of this kind. They don't use your words.",
  practice: 'A practice page for any topic of this kind.',
  byModel: (model: string) => `${model} wrote this page from your words. Read it first, and keep what fits.`,
  suggestedBy: (model: string) => `${model} suggested this topic. The tasks were written for any topic of its kind.`,
} as const
