export const seeds = {
  heading: 'What should grow here next?',
  lead: 'Describe a branch and we will tend to it.',
  name: 'Your name',
  branchType: 'Kind of branch',
  rationale: 'Why would it help?',
  rationalePlaceholder: 'A sentence or two is plenty',
  submit: 'Plant a Seed',
  missing: {
    branchType: 'Name the kind of branch in a few words.',
    rationale: 'Say in a sentence why it would help.',
  },
  notKept:
    'This browser could not keep your seed: its storage is full or blocked. Your words are still here. Free some space, or allow storage for this site, and plant it again.',
  thanks: 'Thank you.',
  thanksTo: (name: string) => `Thank you, ${name}.`,
  planted: 'Your seed is in the ground:',
  keptHere: "It's saved in this browser. The server reads it to find pages that fit and keeps nothing.",
  closed: 'Another idea?',
  closedText: 'There is room for more than one.',
  again: 'Plant another seed',
  toast: 'Seed Planted!',
  toastText: "Your branch idea is now growing in our forest. We'll nurture it carefully!",
} as const
