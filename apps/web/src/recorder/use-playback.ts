import { useEffect, useRef, useState } from 'react'
import type { Take } from './types.ts'

const TICK_MS = 100

/** One take plays at a time. */
let heard: HTMLAudioElement | null = null

export function usePlayback(take: Take | null) {
  const audio = useRef<HTMLAudioElement>(null)
  const until = useRef(Number.POSITIVE_INFINITY)
  const [isPlaying, setIsPlaying] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const duration = take?.durationSeconds ?? 0

  useEffect(() => {
    setSeconds(0)
    if (!take) return
    const address = URL.createObjectURL(take.wav)
    const player = new Audio(address)
    const end = () => setSeconds(take.durationSeconds)
    const follow = () => setIsPlaying(!player.paused)
    player.addEventListener('ended', end)
    player.addEventListener('play', follow)
    player.addEventListener('pause', follow)
    audio.current = player
    return () => {
      player.removeEventListener('ended', end)
      player.pause()
      URL.revokeObjectURL(address)
      audio.current = null
      setIsPlaying(false)
    }
  }, [take])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      const player = audio.current
      if (!player || player.ended) return
      setSeconds(Math.min(player.currentTime, duration))
      if (player.currentTime >= until.current) player.pause()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isPlaying, duration])

  /** Resumes, or plays from one second to another. */
  function play(from?: number, stopAt = Number.POSITIVE_INFINITY): void {
    const player = audio.current
    if (!player) return
    until.current = stopAt
    if (from !== undefined) {
      player.currentTime = from
      setSeconds(from)
    }
    if (heard !== player) heard?.pause()
    heard = player
    // Rejected only without a user gesture on the page.
    player.play().catch(() => setIsPlaying(false))
  }

  return {
    isPlaying,
    seconds,
    /** The same from 0 to 100. */
    progress: playedShare(seconds, duration),
    play,
    pause: () => audio.current?.pause(),
    seek: (to: number) => {
      if (audio.current) audio.current.currentTime = to
      until.current = Number.POSITIVE_INFINITY
      setSeconds(to)
    },
  }
}

export type Playback = ReturnType<typeof usePlayback>

/** Played share, 0 to 100; exactly 100 at the end. */
export function playedShare(seconds: number, durationSeconds: number): number {
  if (durationSeconds <= 0) return 0
  return seconds >= durationSeconds ? 100 : (100 * seconds) / durationSeconds
}
