export const oldDashboard = {
  title: 'My Forest',
  lead: 'The same forest from another side: pick a branch, or pick where you will speak.',
  sidebar: 'Forest sidebar',
  forest: 'My Forest',
  branches: 'Branches',
  samples: {
    speaking: 'Public Speaking',
    work: 'Work Communication',
    study: 'Study & Learning',
    parenting: 'Parenting',
  },
  contexts: 'Contexts',
  contextsNote: 'Opens the assistant there.',
  more: 'More',
  settings: 'Settings',
  help: 'Help',
  panel: {
    heading: 'Communication analysis',
    assistant: 'Open the assistant',
  },
} as const
