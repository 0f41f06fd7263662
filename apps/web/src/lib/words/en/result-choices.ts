/** The choices of how results speak. */
export const resultChoices = {
  heading: 'How results speak to you',
  lead: 'Kept in this browser.',
  leaves: 'Leave my disfluency alone',
  leavesHint:
    'For people who stutter, or simply do not want it: nothing is said of fillers, pauses or repeats, and no score that is made of them is shown.',
  plain: 'Plain language',
  plainHint: 'Short, everyday words in results instead of terms of the field.',
} as const
