import type { LanguageCode } from '@understory/forest/phrases/languages'
import { useEffect, useState } from 'react'
import { hasDetector } from './browser-apis.ts'
import type { Practice } from './state.ts'
import type { FetchBrowser } from './use-browser-translation.ts'
import { PAUSE_MILLISECONDS } from './use-translation.ts'

/** The detected language, if it is certain and differs from the chosen one. */
export function useDetected({ text, from }: Practice, fetchBrowser: FetchBrowser): LanguageCode | undefined {
  const [found, setFound] = useState<{ text: string; language: LanguageCode }>()

  useEffect(() => {
    if (text.trim() === '' || !hasDetector()) return
    const leaving = new AbortController()
    const detect = async () => {
      const language = await (await fetchBrowser())?.detect(text, leaving.signal)
      if (!leaving.signal.aborted) setFound(language && { text, language })
    }
    const timer = setTimeout(() => void detect(), PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, fetchBrowser])

  return found?.text === text && found.language !== from ? found.language : undefined
}
