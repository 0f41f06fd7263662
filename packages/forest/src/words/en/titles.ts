/** Titles of the pages that are no branch. */
export const titles = {
  settings: 'Settings',
  about: 'What is Understory',
  shared: 'Shared Branches',
  assistant: 'Understory Assistant',
  soon: 'Growing Soon',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  disclaimer: 'Disclaimer',
  mobileTest: 'Mobile Test',
  oldDashboard: 'My Forest',
  testDashboard: 'Test Dashboard',
  testBranches: 'Test Branches',
  interfaceParts: 'Interface Parts',
  practice: 'Practice',
  seed: 'Your Seed',
  notFound: 'Page Not Found',
}
