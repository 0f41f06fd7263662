import { lazyRouteComponent } from '@tanstack/react-router'
import type { ScreenId } from '@understory/forest/types'

/** Each screen is its own chunk. */
const FILES = {
  dashboard: lazyRouteComponent(() => import('../screens/dashboard.tsx'), 'DashboardScreen'),
  assistant: lazyRouteComponent(() => import('../screens/assistant.tsx'), 'AssistantScreen'),
  talks: lazyRouteComponent(() => import('../screens/talks.tsx'), 'TalksScreen'),
  talk: lazyRouteComponent(() => import('../screens/talk.tsx'), 'TalkScreen'),
  'talk-card': lazyRouteComponent(() => import('../screens/talk-card.tsx'), 'TalkCardScreen'),
  'voice-analysis': lazyRouteComponent(() => import('../screens/voice-analysis.tsx'), 'VoiceAnalysisScreen'),
  'sprout-log': lazyRouteComponent(() => import('../screens/sprout-log.tsx'), 'SproutLogScreen'),
  'text-analysis': lazyRouteComponent(() => import('../screens/text-analysis.tsx'), 'TextAnalysisScreen'),
  leafprint: lazyRouteComponent(() => import('../screens/leafprint.tsx'), 'LeafPrintScreen'),
  dev: lazyRouteComponent(() => import('../screens/dev.tsx'), 'DevScreen'),
  writers: lazyRouteComponent(() => import('../screens/writers.tsx'), 'WritersScreen'),
  seed: lazyRouteComponent(() => import('../screens/seed.tsx'), 'SeedScreen'),
  'new-branch': lazyRouteComponent(() => import('../screens/new-branch.tsx'), 'NewBranchScreen'),
  branch: lazyRouteComponent(() => import('../screens/branch.tsx'), 'BranchScreen'),
  art: lazyRouteComponent(() => import('../screens/art.tsx'), 'ArtScreen'),
  astrology: lazyRouteComponent(() => import('../screens/astrology.tsx'), 'AstrologyScreen'),
  'history-of-ai': lazyRouteComponent(() => import('../screens/history-of-ai.tsx'), 'HistoryOfAiScreen'),
  'public-speaking': lazyRouteComponent(() => import('../screens/public-speaking.tsx'), 'PublicSpeakingScreen'),
  'still-waters': lazyRouteComponent(() => import('../screens/still-waters.tsx'), 'StillWatersScreen'),
  practice: lazyRouteComponent(() => import('../screens/practice.tsx'), 'PracticeScreen'),
  'coming-soon': lazyRouteComponent(() => import('../screens/coming-soon.tsx'), 'ComingSoonScreen'),
  shared: lazyRouteComponent(() => import('../screens/shared.tsx'), 'SharedScreen'),
  sharing: lazyRouteComponent(() => import('../screens/sharing.tsx'), 'SharingScreen'),
  multilingual: lazyRouteComponent(() => import('../screens/multilingual.tsx'), 'MultilingualScreen'),
  settings: lazyRouteComponent(() => import('../screens/settings.tsx'), 'SettingsScreen'),
  about: lazyRouteComponent(() => import('../screens/about.tsx'), 'AboutScreen'),
  legal: lazyRouteComponent(() => import('../screens/legal.tsx'), 'LegalScreen'),
  'old-dashboard': lazyRouteComponent(() => import('../screens/old-dashboard.tsx'), 'OldDashboardScreen'),
  'test-branches': lazyRouteComponent(() => import('../screens/test-branches.tsx'), 'TestBranchesScreen'),
  'developer-aid': lazyRouteComponent(() => import('../screens/developer-aid.tsx'), 'DeveloperAidScreen'),
  'dev-ui': lazyRouteComponent(() => import('../screens/dev-ui.tsx'), 'DevUiScreen'),
} as const

type ScreenFile = keyof typeof FILES
/** `not-found` is the router's own. */
type FiledScreen = Exclude<ScreenId, 'not-found'>

/** Screens whose file has another name; branches without their own screen share one. */
const OTHER_FILES = {
  chatbot: 'assistant',
  privacy: 'legal',
  terms: 'legal',
  disclaimer: 'legal',
  'word-counter': 'sprout-log',
  'family-community': 'branch',
  'teen-treehouse': 'branch',
  'home-and-hands': 'branch',
  'veterans-military': 'branch',
  'diy-projects': 'branch',
  'professional-dev': 'branch',
  'art-creativity': 'art',
  'writers-creators': 'writers',
  'mobile-test': 'developer-aid',
  'test-dashboard': 'developer-aid',
} as const satisfies Partial<Record<FiledScreen, ScreenFile>>

function hasOtherFile(screen: FiledScreen): screen is keyof typeof OTHER_FILES {
  return Object.hasOwn(OTHER_FILES, screen)
}

/** The screen's file in `screens/`, without its ending. */
export function fileOf(screen: FiledScreen): ScreenFile {
  return hasOtherFile(screen) ? OTHER_FILES[screen] : screen
}

export function componentOf(screen: ScreenId) {
  return FILES[fileOf(screen as FiledScreen)]
}

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
