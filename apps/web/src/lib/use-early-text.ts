import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Takes over text typed before hydration, which React would delete on its first change. */
export function useEarlyText(field: RefObject<HTMLTextAreaElement | null>, onWords: (words: string) => void): void {
  const take = useEffectEvent(() => {
    const early = field.current?.value ?? ''
    if (early !== (field.current?.defaultValue ?? '')) onWords(early)
  })
  useLayoutEffect(() => take(), [])
}

/** The saved text with newly typed text below; browsers that refill a form repeat the same text. */
export function appendEarlyText(kept: string, early: string): string {
  return [kept, early === kept ? '' : early].filter((words) => words !== '').join('\n')
}
