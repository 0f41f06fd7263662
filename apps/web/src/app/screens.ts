import { lazyRouteComponent } from '@tanstack/react-router'
import type { ScreenId } from '@understory/forest/types'
import type { ComponentType } from 'react'

/** Each screen is its own chunk, in a file of its name. */
const FILES = import.meta.glob<{ Screen: ComponentType }>('../screens/*.tsx')
const COMPONENTS = new Map(
  Object.entries(FILES).map(([path, load]) => [
    path.slice('../screens/'.length, -4),
    lazyRouteComponent(load, 'Screen'),
  ]),
)

const OTHER_FILES: Partial<Record<ScreenId, string>> = {
  privacy: 'legal',
  terms: 'legal',
  disclaimer: 'legal',
  'mobile-test': 'developer-aid',
  'test-dashboard': 'developer-aid',
}

/** The screen's file in `screens/`, without its ending; branches without their own share one. */
export function fileOf(screen: ScreenId): string {
  const name = OTHER_FILES[screen] ?? screen
  return COMPONENTS.has(name) ? name : 'branch'
}

export const componentOf = (screen: ScreenId) => COMPONENTS.get(fileOf(screen))

/** Screens without server calls, which don't load the query library. */
export const SCREENS_WITHOUT_QUERIES: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'dashboard',
  'about',
  'privacy',
  'terms',
  'disclaimer',
  'coming-soon',
  'practice',
  'family-community',
  'still-waters',
  'teen-treehouse',
  'home-and-hands',
  'veterans-military',
  'history-of-ai',
  'astrology',
  'diy-projects',
  'professional-dev',
  'not-found',
])
