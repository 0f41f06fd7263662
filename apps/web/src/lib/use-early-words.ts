import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * What is typed while the scripts are still on their way stands in the field and is unknown to the page, whose first change
 * would wipe it out: the page takes it over as it wakes up, before anything else can change. For a box whose words were kept
 * from before, or that the browser may fill by itself; for every other field `refill` repeats what was typed.
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
