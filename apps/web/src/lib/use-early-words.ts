import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Takes over what was typed into a box while the scripts were still loading: React does not know of it, and its first change
 * of the box would delete it.
 */
export function useEarlyWords(field: RefObject<HTMLTextAreaElement | null>, onWords: (words: string) => void): void {
  const take = useEffectEvent(() => {
    const early = field.current?.value ?? ''
    if (early !== (field.current?.defaultValue ?? '')) onWords(early)
  })
  useLayoutEffect(() => take(), [])
}

/** What was kept from before, and below it what was typed since; browsers that fill in a page again bring the same words. */
export function withEarly(kept: string, early: string): string {
  return [kept, early === kept ? '' : early].filter((words) => words !== '').join('\n')
}
