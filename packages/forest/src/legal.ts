import compiled from '../generated/legal.json' with { type: 'json' }

export type TextBlock = string | readonly string[]

export type LegalPage = {
  readonly id: 'privacy' | 'terms' | 'disclaimer'
  readonly path: string
  readonly title: string
  readonly lead: string
  readonly lastUpdated: string
  readonly lastUpdatedIso: string
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: readonly TextBlock[] }[]
}

export const legalPages = compiled as Readonly<Record<LegalPage['id'], LegalPage>>

export const legalContact = {
  heading: 'Questions',
  text: 'Write to the operator of this server about anything on this page.',
  linkLabel: 'Contact the operator',
} as const

export const returnLink = { label: 'Return to Dashboard', path: '/dashboard' } as const

/**
 * The contact link; without a configured address, postmaster, which every mail domain must have.
 *
 * @param hostname as in `location.hostname`
 * @source RFC 5321 section 4.5.1 (postmaster), section 4.1.3 (address literals)
 */
export function contactHref(hostname: string, configured?: string): string {
  if (configured) return `mailto:${encodeURIComponent(configured).replace('%40', '@')}`
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (bare.includes(':')) return `mailto:postmaster@[IPv6:${bare}]`
  return `mailto:postmaster@${/^[\d.]+$/.test(bare) ? `[${bare}]` : bare}`
}
