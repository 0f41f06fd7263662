import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

/** What every query of this tab has learned. */
export const queryClient = createQueryClient()

/** Around whatever asks the server. It comes with the screens that do: the first view of the others needs none of it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** A part that asks the server, on a page that itself does not. */
export function withQueries<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function AskingPart(props: P) {
    return (
      <Queries>
        <Part {...props} />
      </Queries>
    )
  }
}
