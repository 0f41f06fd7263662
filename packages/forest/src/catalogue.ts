import {
  art,
  astrology,
  developerTools,
  diyProjects,
  professionalDevelopment,
  writersCreators,
} from './catalogue/creative.ts'
import { faith, homeAndGarden, professionalGrowth, relationships, veteranVoices, youngAdult } from './catalogue/life.ts'
import { education, healthcare, lawOrder } from './catalogue/soon.ts'
import { home, leafPrint, newBranch, sharing, sproutLog, textAnalysis, voiceAnalysis } from './catalogue/tools.ts'
import { named } from './names.ts'
import type { Branch } from './types.ts'

/** Every branch of the menus, in the one order that menus, tab bar, search and tree follow. Home comes first. */
export const catalogue: readonly Branch[] = [
  home,
  voiceAnalysis,
  textAnalysis,
  sproutLog,
  leafPrint,
  relationships,
  professionalGrowth,
  faith,
  youngAdult,
  homeAndGarden,
  veteranVoices,
  art,
  writersCreators,
  developerTools,
  astrology,
  diyProjects,
  professionalDevelopment,
  sharing,
  newBranch,
].map(named)

/** Branches that are announced: found by search, with a page that says so, in no menu and not in the tree. */
export const growingSoon: readonly Branch[] = [healthcare, education, lawOrder].map(named)
