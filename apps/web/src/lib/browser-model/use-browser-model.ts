import { useMemo } from 'react'
import { useShared } from '../shared-value.ts'
import { browserModel as words } from '../words/en/browser-model.ts'
import { useWords } from '../words/use-words.ts'
import { modelStore } from './model-store.ts'
import { tryModel } from './try-model.ts'
import type { BrowserModel } from './types.ts'

export function useBrowserModel(): BrowserModel {
  const { problems } = useWords(words)
  const shown = useShared(modelStore)
  return useMemo(
    () => ({
      ...shown,
      download: modelStore.download,
      test: async () => {
        const tried = await tryModel()
        return 'problem' in tried ? { problem: problems[tried.problem] } : tried
      },
    }),
    [shown, problems],
  )
}
