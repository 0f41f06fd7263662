import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { onReconnect } from './connection.ts'
import { createQueryClient } from './query-client.ts'

export const queryClient = createQueryClient()

// Refetches what failed while the server was down.
onReconnect(
  () => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
)

/** Query provider, loaded only with screens that call the server. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

export function withQueries<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function AskingPart(props: P) {
    return (
      <Queries>
        <Part {...props} />
      </Queries>
    )
  }
}
