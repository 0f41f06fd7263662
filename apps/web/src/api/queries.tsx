import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { whenBack } from './connection.ts'
import { createQueryClient } from './query-client.ts'

/** What every query of this tab has learned. */
export const queryClient = createQueryClient()

// What the page could not be told while the server was away, it asks for when the server is back.
whenBack(() => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }))

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
