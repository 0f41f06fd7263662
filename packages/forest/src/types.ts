/** The assistant's context: where a person will say it. */
export type Context =
  | 'Personal'
  | 'Work'
  | 'Family'
  | 'Faith'
  | 'Academic'
  | 'Creative'
  | 'Professional'
  | 'Social'
  | 'Public'

/** A drawing of the plant library: one woodland plant per branch, on the screen only. */
export const PLANT_NAMES = [
  'acorn',
  'birch-twig',
  'bluebell',
  'chanterelles',
  'dandelion',
  'elder',
  'fern',
  'fiddlehead',
  'foxglove',
  'hazel',
  'horsetail',
  'juniper',
  'mycelium',
  'pinecone',
  'plot',
  'seedling',
  'sorrel',
  'starflower',
  'strawberry',
  'trillium',
] as const
export type PlantName = (typeof PLANT_NAMES)[number]

/** Branches with a page of their own. The id is the last segment of the canonical path and the name of the screen. */
export const PAGE_BRANCH_IDS = [
  'dashboard',
  'voice-analysis',
  'text-analysis',
  'word-counter',
  'multilingual',
  'leafprint',
  'family-community',
  'public-speaking',
  'still-waters',
  'teen-treehouse',
  'home-and-hands',
  'veterans-military',
  'art-creativity',
  'writers-creators',
  'dev',
  'history-of-ai',
  'astrology',
  'diy-projects',
  'professional-dev',
  'sharing',
  'new-branch',
] as const
export type PageBranchId = (typeof PAGE_BRANCH_IDS)[number]

/** Branches that are announced and not yet grown; they share one screen. */
export const COMING_SOON_IDS = ['healthcare', 'education', 'law-order'] as const
export type ComingSoonId = (typeof COMING_SOON_IDS)[number]

export type BranchId = PageBranchId | ComingSoonId

/** What may be named on a share. Not every one is a last path segment. */
export const SHARE_IDS = ['word-counter', 'public-speaking', 'astrology', 'still-waters', 'ya-treehouse'] as const
export type ShareId = (typeof SHARE_IDS)[number]

/** What kind of thing a topic is, in the order in which they are tried; each has its own practice pages. */
export const KINDS = ['person', 'event', 'writing', 'change', 'skill', 'subject'] as const
export type Kind = (typeof KINDS)[number]

export type DashboardGroupId = 'analysis' | 'life' | 'creative' | 'soon'

/** Every screen that an address can show. */
export type ScreenId =
  | PageBranchId
  | 'coming-soon'
  | 'chatbot'
  | 'talks'
  | 'talk'
  | 'talk-card'
  | 'settings'
  | 'shared'
  | 'seed'
  | 'practice'
  | 'about'
  | 'privacy'
  | 'terms'
  | 'disclaimer'
  | 'mobile-test'
  | 'old-dashboard'
  | 'test-dashboard'
  | 'test-branches'
  | 'dev-ui'
  | 'not-found'

/** What menus, search and the tree show. `path` may carry `?section=`; `icon` is the drawing, `emoji` its stand-in on the wire. */
type NavigationItem = {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly icon: PlantName
  readonly emoji: string
  readonly description: string
  readonly children: readonly NavigationItem[]
  /** Where the screens speak another language: how the coach, who reads English, knows it. */
  readonly english?: { readonly title: string; readonly description: string }
  readonly className?: string
  /** The server grows the sub-branches: ask it, and fall back when it does not answer. */
  readonly dynamicSubBranches?: boolean
}

/** One area of a sectioned branch page, at `?section={slug}` under its branch. */
export type Section = Omit<NavigationItem, 'children'> & {
  readonly kind: 'section'
  readonly slug: string
  readonly branchId: PageBranchId
  readonly context: Context
  readonly children: readonly []
}

/** A short page of three tasks at `/dashboard/{branch}/{slug}`. */
export type Practice = Omit<NavigationItem, 'children'> & {
  readonly kind: 'practice'
  readonly slug: string
  readonly branchId: PageBranchId
  readonly context: Context
  readonly children: readonly []
}

export type Branch = Omit<NavigationItem, 'id' | 'children'> & {
  readonly kind: 'branch'
  readonly id: BranchId
  readonly screen: ScreenId
  /** The heading of the page, where it says more than the label. */
  readonly title: string
  /** A label for a tab of 64 px. */
  readonly shortLabel: string
  /** Other addresses that show the same screen. */
  readonly aliases: readonly string[]
  /** Other names by which people and older links call it. */
  readonly otherLabels: readonly string[]
  /** The assistant's context when it is opened on this page. */
  readonly context: Context
  readonly children: readonly (Section | Branch)[]
  /** Practice pages written for this branch. They are sub-branches, but no leaves of the tree. */
  readonly practices: readonly Practice[]
  /** Branches whose card stands on this page beside its own areas. */
  readonly alsoSee: readonly PageBranchId[]
  readonly parentId?: PageBranchId
  readonly shareId?: ShareId
  readonly comingSoon?: boolean
  readonly excludedFromTree?: boolean
}

export type ForestNode = Branch | Section | Practice

/** A sub-branch as the server answers it: `icon` is an emoji, `path` begins with the parent's. */
export type SubBranch = {
  readonly path: string
  readonly label: string
  readonly icon: string
  readonly description: string
}
