import type { Link, LinkColumn } from '../../links.ts'

/** The link of the header. */
export const aboutLink: Link = { label: 'What is Understory', path: '/about' }

/** The columns of the footer. The dashboard and the brand lead home, the button beside the search to Plant a Seed. */
export const footerColumns: readonly LinkColumn[] = [
  {
    title: 'Legal',
    links: [
      { label: 'Disclaimer', path: '/disclaimer' },
      { label: 'Terms of Use', path: '/terms' },
      { label: 'Privacy Policy', path: '/privacy' },
    ],
  },
  {
    title: 'Features',
    links: [
      { label: 'Assistant', path: '/dashboard/chatbot' },
      { label: 'Talks', path: '/dashboard/talks' },
      { label: 'Voice Analysis', path: '/dashboard/voice-analysis' },
      { label: 'SproutLog', path: '/dashboard/word-counter' },
      { label: 'LeafPrint', path: '/dashboard/leafprint' },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'Settings', path: '/dashboard/settings' },
      { label: 'Conversations', path: '/dashboard/settings?tab=conversations' },
      { label: 'Share Progress with Coaches', path: '/dashboard/sharing' },
    ],
  },
]

export const plantSeedLink: Link = { label: 'Plant a Seed', path: '/dashboard/new-branch' }
