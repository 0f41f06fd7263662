import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to what is to be mended: the focus goes to the first field of a form that complains, where its sentence is read out
 * with it.
 *
 * @param refused changes with each try, and is falsy while there was none
 */
export function useMending(refused: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])
  return form
}
