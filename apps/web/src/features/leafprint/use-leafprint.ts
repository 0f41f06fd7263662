import { useDeferredValue, useMemo } from 'react'
import { type Growth, growthOf, type SproutLog } from '../../lib/growth.ts'
import { stageOf } from '../../lib/leafprint.ts'
import { topWordsOf } from '../../lib/top-words.ts'
import { useToday } from '../../lib/use-today.ts'
import { useSprout } from '../../storage/use-sprout.ts'
import { growTree } from '../../ui/leafprint/grow.ts'
import { weeksOf } from '../../ui/leafprint/rings.ts'
import { foliageOn, seasonOf } from '../../ui/leafprint/season.ts'
import { sampleLogs } from './sample-logs.ts'

/** `fruits`: number of past talks. */
export type LeafPrint = ReturnType<typeof leafPrintOf> & { readonly fruits: number }

/**
 * LeafPrint data; null before hydration.
 * @param fruits number of past talks
 */
export function useLeafPrint(fruits: number): LeafPrint | null {
  // Hydration comes first; growing and drawing the tree follow in slices.
  const today = useDeferredValue(useToday())
  const { logs, growth } = useSprout()
  const print = useMemo(() => (today === null ? null : leafPrintOf(logs, growth, today)), [logs, growth, today])
  return print && { ...print, fruits }
}

export function leafPrintOf(ownLogs: readonly SproutLog[], ownGrowth: Growth, today: string) {
  const isSample = ownGrowth.logs === 0
  const logs = isSample ? sampleLogs(today) : ownLogs
  const growth = isSample ? growthOf(logs, []) : ownGrowth
  const stage = stageOf(growth.words)
  const topWords = topWordsOf(logs)
  const foliage = foliageOn(growth.days.at(-1)?.date, today)
  const tree = growTree({ species: stage.species, words: growth.words, days: growth.days, topWords, foliage })
  const weeks = weeksOf(growth.days)
  return { logs, growth, stage, topWords, weeks, season: seasonOf(foliage), tree, isSample }
}
