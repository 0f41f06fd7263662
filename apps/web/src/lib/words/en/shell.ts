export const shell = {
  home: 'Understory, home',
  header: {
    branches: 'Branches',
    viewTree: 'View Tree',
    help: 'Help (?)',
    helpMark: '?',
    breadcrumb: 'Breadcrumb',
    tabs: 'Main branches',
    loading: 'Loading the page',
  },
  menu: {
    label: 'Branches',
    open: 'Open menu',
    close: 'Close menu',
    viewAll: (count: number) => `View All (${count})`,
  },
  search: {
    landmark: 'Search',
    label: 'Search branches',
    results: 'Branches found',
    key: '/',
    none: 'No branches found',
    noneMatching: (query: string) => `No branches found matching "${query}"`,
    count: (count: number) => (count === 1 ? '1 branch found' : `${count} branches found`),
    more: (shown: number, count: number) => `The first ${shown} of ${count}. Keep typing to narrow it down.`,
    inBranch: (branch: string) => `in ${branch}`,
    case: 'Get words for this from the coach',
  },
  notFound: {
    title: 'Not found',
    heading: 'This path has grown over',
    text: 'Did you forget to add the page to the router?',
    home: 'Explore the Forest',
  },
  fallback: {
    title: 'Something went wrong',
    text: 'We encountered an issue while growing this branch.',
    retry: 'Try Again',
  },
  footer: {
    lead: 'A quiet place to practice what you want to say, and how.',
    forest: 'Day forest by day, night forest by night.',
    /** The year is empty until the page knows the date. */
    copyright: (year: string) => ['©', year, 'Understory. Grown with care.'].filter(Boolean).join(' '),
  },
} as const
