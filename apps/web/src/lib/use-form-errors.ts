import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Focuses the first invalid field after a failed submit, so that its error is read out.
 * @param refused changes on each attempt; falsy before the first
 */
export function useFocusFirstError(refused: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])
  return form
}

/** Validates a form only after the first submit, then focuses the error. */
export function useSubmitAttempts() {
  const [tries, setTries] = useState(0)
  return {
    form: useFocusFirstError(tries),
    wasTried: tries > 0,
    addTry: useCallback(() => setTries((count) => count + 1), []),
    forgetTries: useCallback(() => setTries(0), []),
  }
}
