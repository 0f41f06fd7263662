import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import type { AppRouter } from './router.tsx'

export function App({ router }: { router: AppRouter }) {
  useEffect(() => {
    // Someone who went back before hydration is at another address than the prerendered page.
    if (router.history.location.href !== router.state.location.href) void router.load()
  }, [router])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
