import words from '../generated/en/cards.json' with { type: 'json' }
import groups from '../generated/en/groups.json' with { type: 'json' }
import { branchById } from './lookup.ts'
import type { Branch, BranchId, DashboardGroupId, PlantName } from './types.ts'

/** `path` is the dashboard's link, possibly an alias. */
export type DashboardCard = {
  readonly branchId: BranchId
  readonly path: string
  readonly label: string
  readonly icon: PlantName
  readonly description: string
  /** Label of the action, on tool cards. */
  readonly action?: string
  readonly comingSoon: boolean
  /** Whether hover or focus opens its sub-branches. */
  readonly opensSubBranches: boolean
}

export type DashboardGroup = {
  readonly id: DashboardGroupId
  readonly title: string
  readonly note: string
  /** Layer of the forest shown in the margin. */
  readonly layer: string
  readonly cards: readonly DashboardCard[]
}

type Wish = { path?: string; label?: string; description?: string; action?: string }

function branchOrThrow(id: BranchId): Branch {
  const branch = branchById(id)
  if (!branch) throw new RangeError(`no branch ${id}`)
  return branch
}

function card(branchId: BranchId, { action, ...wish }: Wish = {}): DashboardCard {
  const { path, label, icon, description, comingSoon = false } = branchOrThrow(branchId)
  const shown = { path, label, description, ...wish }
  return { branchId, icon, ...shown, ...(action ? { action } : {}), comingSoon, opensSubBranches: !comingSoon }
}

export const dashboardGroups: readonly DashboardGroup[] = [
  {
    id: 'analysis',
    ...groups.analysis,
    cards: [
      card('voice-analysis', { action: words.record }),
      card('text-analysis', { action: words.paste }),
      card('leafprint', {
        path: '/dashboard/communication-tracker',
        ...words.tracker,
      }),
      card('word-counter', { action: words.log }),
    ],
  },
  {
    id: 'life',
    ...groups.life,
    cards: [
      card('family-community', { path: '/dashboard/relationships' }),
      card('teen-treehouse', { path: '/dashboard/young-adult' }),
      card('public-speaking'),
      card('still-waters', { path: '/dashboard/faith' }),
      card('home-and-hands', { path: '/dashboard/home-garden' }),
      card('veterans-military', { path: '/dashboard/veteran-voices' }),
    ],
  },
  {
    id: 'creative',
    ...groups.creative,
    cards: [
      card('art-creativity'),
      card('writers-creators'),
      card('astrology'),
      card('multilingual'),
      card('dev'),
      card('diy-projects'),
    ],
  },
  {
    id: 'soon',
    ...groups.soon,
    cards: [card('healthcare'), card('education')],
  },
]

/** Links in the hero instead of cards. */
export const heroLinks: readonly { readonly branchId: BranchId; readonly path: string; readonly label: string }[] = [
  { branchId: 'new-branch', path: '/dashboard/new-branch', label: words.plantSeed },
  { branchId: 'sharing', path: '/dashboard/sharing', label: words.share },
]

/** The group with the branch's card, if any. */
export const groupOf = (branchId: BranchId): DashboardGroupId | undefined =>
  dashboardGroups.find(({ cards }) => cards.some((shown) => shown.branchId === branchId))?.id
