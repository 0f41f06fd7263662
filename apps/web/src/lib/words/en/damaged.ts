export const damaged = {
  seeds:
    'Your seeds are kept here, but this page cannot read them. Nothing was changed. Download them first; then they can be set aside to make room for new ones.',
  study:
    'A study list is kept here, but this page cannot read it. Nothing was changed. Download it first; then it can be set aside to make room for a new one.',
  download: 'Download what is kept',
  setAside: 'Set aside and start fresh',
  setAsideDone: 'Set aside. There is room for new ones.',
  setAsideFailed: 'There was no room to set it aside. Free some space in this browser and try again.',
  seedsFile: 'understory-seeds.txt',
  studyFile: 'understory-study-list.txt',
} as const
