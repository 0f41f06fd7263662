import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import type { AppRouter } from './router.tsx'

/** The whole app around one router. */
export function App({ router }: { router: AppRouter }) {
  useEffect(() => {
    // Who went back before the page woke up is at another address than the page that was built for this one.
    if (router.history.location.href !== router.state.location.href) void router.load()
  }, [router])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
