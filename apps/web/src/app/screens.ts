import { lazyRouteComponent } from '@tanstack/react-router'
import type { ScreenId } from '@understory/forest/types'

/** Every screen and the file it stands in; each file is a chunk of its own, loaded when its address is opened. */
const FILES = {
  dashboard: lazyRouteComponent(() => import('../screens/dashboard.tsx'), 'DashboardScreen'),
  assistant: lazyRouteComponent(() => import('../screens/assistant.tsx'), 'AssistantScreen'),
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

/** The file of each screen. Branches without a page of their own making share one. */
export const SCREEN_FILES: Readonly<Record<Exclude<ScreenId, 'not-found'>, ScreenFile>> = {
  dashboard: 'dashboard',
  chatbot: 'assistant',
  settings: 'settings',
  about: 'about',
  privacy: 'legal',
  terms: 'legal',
  disclaimer: 'legal',
  'coming-soon': 'coming-soon',
  practice: 'practice',
  seed: 'seed',
  shared: 'shared',
  'voice-analysis': 'voice-analysis',
  'word-counter': 'sprout-log',
  'text-analysis': 'text-analysis',
  multilingual: 'multilingual',
  leafprint: 'leafprint',
  'family-community': 'branch',
  'public-speaking': 'public-speaking',
  'still-waters': 'still-waters',
  'teen-treehouse': 'branch',
  'home-and-hands': 'branch',
  'veterans-military': 'branch',
  'art-creativity': 'art',
  'writers-creators': 'writers',
  dev: 'dev',
  'history-of-ai': 'history-of-ai',
  astrology: 'astrology',
  'diy-projects': 'branch',
  'professional-dev': 'branch',
  sharing: 'sharing',
  'new-branch': 'new-branch',
  'old-dashboard': 'old-dashboard',
  'test-branches': 'test-branches',
  'mobile-test': 'developer-aid',
  'test-dashboard': 'developer-aid',
  'dev-ui': 'dev-ui',
}

/** Screens that ask the server for nothing: what fetches and keeps its answers is not loaded with them. */
export const ASKS_NOTHING: ReadonlySet<ScreenId> = new Set<ScreenId>([
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

/** The component of a screen. */
export const screens = Object.fromEntries(
  Object.entries(SCREEN_FILES).map(([screen, file]) => [screen, FILES[file]]),
) as Readonly<Record<ScreenId, (typeof FILES)[ScreenFile]>>
