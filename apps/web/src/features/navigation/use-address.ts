import { useRouterState } from '@tanstack/react-router'

/** Path and query of the shown page, not of one still loading. */
export function useAddress(): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { pathname, searchStr } = resolvedLocation ?? location
      return pathname + searchStr
    },
  })
}
