import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useToast } from './use-toast.ts'

async function loadRegion(): Promise<{ default: () => ReactNode }> {
  try {
    const { ToastRegion } = await import('./toast.tsx')
    return { default: ToastRegion }
  } catch {
    // Offline the file may be out of reach. The page goes on; every screen also says its failures in place.
    return { default: () => null }
  }
}

const ToastRegion = lazy(loadRegion)

const SETTLED_MS = 2000

/** Stands once in the shell. Fetches the toasts after the page has settled, or when the first one is wanted. */
export function Toaster() {
  const toasts = useToast()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!settled && toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  )
}
