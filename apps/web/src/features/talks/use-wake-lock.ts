import { useEffect, useState } from 'react'

/** Keeps the screen on while the page is looked at, where the browser can. @returns whether it stays on */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    async function hold() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isGone) void lock.release()
        else setIsAwake(true)
      } catch {
        // A low battery refuses it; the card is there all the same.
        setIsAwake(false)
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
  return isAwake
}
