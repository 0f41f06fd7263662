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

/** Names of the plant drawings. */
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

/** Branches with a page; the id is also path segment and screen. */
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

/** Planned branches; they share one screen. */
export const COMING_SOON_IDS = ['healthcare', 'education', 'law-order'] as const
export type ComingSoonId = (typeof COMING_SOON_IDS)[number]

export type BranchId = PageBranchId | ComingSoonId

/** Ids used in shares. */
export const SHARE_IDS = ['word-counter', 'public-speaking', 'astrology', 'still-waters', 'ya-treehouse'] as const
type ShareId = (typeof SHARE_IDS)[number]

/** Kinds of topics in matching order, each with practice pages. */
export const KINDS = ['person', 'event', 'writing', 'change', 'skill', 'subject'] as const
export type Kind = (typeof KINDS)[number]

export type DashboardGroupId = 'analysis' | 'life' | 'creative' | 'soon'

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

/** `path` may contain `?section=`; `emoji` replaces `icon` on the wire. */
type NavigationItem = {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly icon: PlantName
  readonly emoji: string
  readonly description: string
  readonly children: readonly NavigationItem[]
  /** English names for the coach, when the UI has another language. */
  readonly english?: { readonly title: string; readonly description: string }
  /** Sub-branches come from the server. */
  readonly dynamicSubBranches?: boolean
}

type Leaf<Kind extends string> = Omit<NavigationItem, 'children'> & {
  readonly kind: Kind
  readonly slug: string
  readonly branchId: PageBranchId
  readonly context: Context
  readonly children: readonly []
}

/** A section at `?section={slug}` of its branch. */
export type Section = Leaf<'section'>

/** A practice page at `/dashboard/{branch}/{slug}`. */
export type Practice = Leaf<'practice'>

export type Branch = Omit<NavigationItem, 'id' | 'children'> & {
  readonly kind: 'branch'
  readonly id: BranchId
  readonly screen: ScreenId
  /** Page heading. */
  readonly title: string
  /** For narrow tabs. */
  readonly shortLabel: string
  readonly aliases: readonly string[]
  /** Search aliases. */
  readonly otherLabels: readonly string[]
  /** Default context of the assistant. */
  readonly context: Context
  readonly children: readonly (Section | Branch)[]
  /** Sub-branches that are not in the tree. */
  readonly practices: readonly Practice[]
  /** Related branches with a card on this page. */
  readonly alsoSee: readonly PageBranchId[]
  readonly parentId?: PageBranchId
  readonly shareId?: ShareId
  readonly comingSoon?: boolean
  readonly excludedFromTree?: boolean
}

export type ForestNode = Branch | Section | Practice

/** Wire format: `icon` is an emoji, `path` starts with the parent's. */
export type SubBranch = {
  readonly path: string
  readonly label: string
  readonly icon: string
  readonly description: string
}
