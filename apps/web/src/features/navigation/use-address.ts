import { useRouterState } from '@tanstack/react-router'

/** Path and query of the page that is shown; while the next one loads, still the last one. */
export function useAddress(): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { pathname, searchStr } = resolvedLocation ?? location
      return pathname + searchStr
    },
  })
}
