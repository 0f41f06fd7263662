import titles from '../generated/en/titles.json' with { type: 'json' }
import { branchById, branchBySegment, lastSegment, pageBranches, sectionsOf } from './lookup.ts'
import { isSlug } from './slug.ts'
import type { Branch, ScreenId } from './types.ts'

/** `screen`: canonical; `alias`: same page; `redirect`: leads to `canonical`. */
type AddressKind = 'screen' | 'alias' | 'redirect'

/** Onboarding shown on the first visit. */
export type Introduction = 'tour' | 'header' | 'none'

/** A route. Names in braces match one segment. */
export type Address = {
  readonly pattern: string
  readonly kind: AddressKind
  readonly screen: ScreenId
  readonly canonical: string
  readonly title: string
  /** Valid `?section=` values; `any` if the page decides. */
  readonly sections: readonly string[] | 'any'
  /** Query parameters the page reads. */
  readonly search: readonly string[]
  readonly breadcrumbs: boolean
  readonly onboarding: Introduction
}

export type AddressMatch = {
  readonly address: Address
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>
  /** Canonical address with parameters, or the redirect's target. */
  readonly canonical: string
}

type Page = { path: string; screen: ScreenId; title: string } & Partial<Omit<Address, 'title' | 'screen'>>

const page = ({ path, ...rest }: Page): Address => ({
  pattern: path,
  kind: 'screen',
  canonical: path,
  sections: [],
  search: rest.sections ? ['section'] : [],
  breadcrumbs: true,
  onboarding: 'header',
  ...rest,
})

const alias = (pattern: string, of: Address): Address => ({ ...of, pattern, kind: 'alias' })
const redirect = (pattern: string, to: Address): Address => ({ ...to, pattern, kind: 'redirect' })

function branchAddresses(branch: Branch): readonly Address[] {
  const isHome = branch.id === 'dashboard'
  const sections = sectionsOf(branch).map((section) => section.slug)
  const own = page({
    path: branch.path,
    screen: branch.screen,
    title: branch.title,
    ...(sections.length > 0 ? { sections } : {}),
    ...(isHome ? { breadcrumbs: false, onboarding: 'tour' } : {}),
    ...(branch.id === 'new-branch' ? { search: ['wish'] } : {}),
  })
  return [own, ...branch.aliases.map((path) => alias(path, own))]
}

const branchPages = pageBranches.flatMap(branchAddresses)
const redirects = ['astrology', 'still-waters', 'public-speaking', 'word-counter', 'multilingual'].flatMap((name) =>
  branchPages.filter((own) => own.pattern === `/dashboard/${name}`).map((own) => redirect(`/${name}`, own)),
)

const settings = page({ path: '/dashboard/settings', screen: 'settings', title: titles.settings, search: ['tab'] })
const about = page({ path: '/about', screen: 'about', title: titles.about })
const shared = page({
  path: '/shared',
  screen: 'shared',
  title: titles.shared,
  search: ['branches', 'access'],
  onboarding: 'none',
})

/** A legal page, or one for developers. */
const plain = (path: string, screen: ScreenId, title: string): Address =>
  page({ path, screen, title, onboarding: 'none' })

const fixed: readonly Address[] = [
  ...branchPages,
  ...redirects,
  page({ path: '/dashboard/chatbot', screen: 'chatbot', title: titles.assistant }),
  page({ path: '/dashboard/talks', screen: 'talks', title: titles.talks }),
  page({
    path: '/dashboard/coming-soon',
    screen: 'coming-soon',
    title: titles.soon,
    sections: 'any',
    search: ['branch', 'section'],
  }),
  settings,
  alias('/settings', settings),
  shared,
  about,
  alias('/about-understory', about),
  plain('/privacy', 'privacy', titles.privacy),
  plain('/terms', 'terms', titles.terms),
  plain('/disclaimer', 'disclaimer', titles.disclaimer),
  plain('/mobile-test', 'mobile-test', titles.mobileTest),
  plain('/old-dashboard', 'old-dashboard', titles.oldDashboard),
  plain('/test-dashboard', 'test-dashboard', titles.testDashboard),
  plain('/test-branches', 'test-branches', titles.testBranches),
  plain('/dev/ui', 'dev-ui', titles.interfaceParts),
]

const practice = page({ path: '/dashboard/{branch}/{slug}', screen: 'practice', title: titles.practice })
const patterned: readonly Address[] = [
  { ...shared, pattern: '/shared/{id}', canonical: '/shared/{id}' },
  page({ path: '/dashboard/seed/{id}', screen: 'seed', title: titles.seed, sections: 'any' }),
  page({ path: '/dashboard/talks/{id}', screen: 'talk', title: titles.talk }),
  page({ path: '/dashboard/talks/{id}/card', screen: 'talk-card', title: titles.talkCard, onboarding: 'none' }),
  practice,
  ...branchPages.filter((own) => own.pattern === '/dashboard').map((own) => alias('/{hash}', own)),
]

/** Routes in matching order: fixed ones first. */
export const addresses: readonly Address[] = [...fixed, ...patterned]

/** Fallback; not part of the table. */
export const notFoundAddress: Address = page({
  path: '/{unknown}',
  screen: 'not-found',
  title: titles.notFound,
  onboarding: 'none',
})

const byPattern: ReadonlyMap<string, Address> = new Map(fixed.map((address) => [address.pattern, address]))

type Params = Readonly<Record<string, string>>

const hasId = ({ id = '' }: Params) => /^[\w-]{1,64}$/.test(id)

/** Validation of path parameters; a segment is never empty. */
const accepts: Readonly<Record<string, (params: Params) => boolean>> = {
  '/shared/{id}': () => true,
  '/dashboard/talks/{id}': hasId,
  '/dashboard/talks/{id}/card': hasId,
  '/dashboard/seed/{id}': hasId,
  '/dashboard/{branch}/{slug}': ({ branch = '', slug = '' }) => Boolean(branchBySegment(branch)) && isSlug(slug),
  '/{hash}': ({ hash = '' }) => /^[0-9a-f]{7,64}$/i.test(hash),
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function paramsOf(pattern: string, path: string): Params | undefined {
  const names = pattern.split('/')
  const segments = path.split('/')
  if (names.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, name] of names.entries()) {
    const segment = decoded(segments[i] ?? '')
    if (!segment && i > 0) return undefined
    if (!name.startsWith('{')) {
      if (name !== segment) return undefined
    } else params[name.slice(1, -1)] = segment ?? ''
  }
  return accepts[pattern]?.(params) ? params : undefined
}

/** A slug that names a section or page redirects there. */
function matchPractice(params: Params): AddressMatch {
  const branch = branchBySegment(params.branch ?? '')
  const slug = params.slug ?? ''
  const child = branch?.children.find((node) => node.id === slug || lastSegment(node.id) === slug)
  if (child) return { address: redirect(practice.pattern, practice), params, canonical: child.path }
  return { address: practice, params, canonical: `${branch?.path}/${encodeURIComponent(slug)}` }
}

/** The path without query, fragment and trailing slash. */
export function pathOf(address: string): string {
  let end = address.search(/[?#]/)
  if (end < 0) end = address.length
  while (end > 1 && address[end - 1] === '/') end--
  return address.slice(0, end) || '/'
}

/**
 * Matches an address, ignoring query, fragment and trailing slashes. Case-sensitive except for home addresses of 7 to
 * 64 hex digits.
 *
 * @returns the route, or `notFoundAddress`
 */
export function matchAddress(address: string): AddressMatch {
  const path = pathOf(address)
  const exact = byPattern.get(address.split(/[?#]/, 1)[0] ?? '') ?? byPattern.get(path)
  if (exact) return { address: exact, params: {}, canonical: exact.canonical }
  for (const row of patterned) {
    const params = paramsOf(row.pattern, path)
    if (!params) continue
    if (row.screen === 'practice') return matchPractice(params)
    return { address: row, params, canonical: row.canonical.replace('{id}', encodeURIComponent(params.id ?? '')) }
  }
  return { address: notFoundAddress, params: {}, canonical: path }
}

/** Whether a route accepts this `?section=` value. */
export function isSection(address: string, value: string): boolean {
  const { sections } = matchAddress(address).address
  return sections === 'any' ? value.length > 0 : sections.includes(value)
}

/** Builds addresses with parameters. */
export const pathTo = {
  section: (branchId: string, slug: string): string => `${branchById(branchId)?.path ?? '/dashboard'}?section=${slug}`,
  practice: (branchId: string, slug: string): string =>
    `${branchById(branchId)?.path ?? '/dashboard/new-branch'}/${encodeURIComponent(slug)}`,
  talk: (id: string): string => `/dashboard/talks/${id}`,
  talkCard: (id: string): string => `/dashboard/talks/${id}/card`,
  seed: (id: string | number): string => `/dashboard/seed/${encodeURIComponent(id)}`,
  shared: (id: string): string => `/shared/${encodeURIComponent(id)}`,
  comingSoon: (branch: string, section?: string): string =>
    `/dashboard/coming-soon?branch=${encodeURIComponent(branch)}${section ? `&section=${encodeURIComponent(section)}` : ''}`,
} as const
