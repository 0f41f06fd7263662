import compiled from '../generated/legal.json' with { type: 'json' }

/** A paragraph, or a list of points. */
export type TextBlock = string | readonly string[]

export type LegalPage = {
  readonly id: 'privacy' | 'terms' | 'disclaimer'
  readonly path: string
  readonly title: string
  readonly lead: string
  /** As it is shown. */
  readonly lastUpdated: string
  /** As a machine reads it. */
  readonly lastUpdatedIso: string
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: readonly TextBlock[] }[]
}

/** The three legal pages by id, which is also their screen. */
export const legalPages = compiled as Readonly<Record<LegalPage['id'], LegalPage>>

/** What stands at the foot of each. The link's address is `contactHref`. */
export const legalContact = {
  heading: 'Questions',
  text: 'Write to the operator of this server about anything on this page.',
  linkLabel: 'Contact the operator',
} as const

export const returnLink = { label: 'Return to Dashboard', path: '/dashboard' } as const

/**
 * The address of the contact link. Where the operator named none it goes to postmaster, a mailbox that every domain which
 * takes mail has to have.
 *
 * @param hostname    of the page, without port, as `location.hostname` gives it; IPv6 with or without brackets
 * @param configured  the operator's own address
 * @source RFC 5321 section 4.5.1 (postmaster), section 4.1.3 (address literals)
 */
export function contactHref(hostname: string, configured?: string): string {
  if (configured) return `mailto:${encodeURIComponent(configured).replace('%40', '@')}`
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (bare.includes(':')) return `mailto:postmaster@[IPv6:${bare}]`
  return `mailto:postmaster@${/^[\d.]+$/.test(bare) ? `[${bare}]` : bare}`
}
