import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

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

/** A form that complains only once somebody tried to send it, and then leads to what is to be mended. */
export function useTries(): {
  form: RefObject<HTMLFormElement | null>
  wasTried: boolean
  addTry: () => void
  forgetTries: () => void
} {
  const [tries, setTries] = useState(0)
  return {
    form: useMending(tries),
    wasTried: tries > 0,
    addTry: useCallback(() => setTries((count) => count + 1), []),
    forgetTries: useCallback(() => setTries(0), []),
  }
}
