import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Thread } from './types.ts'

/** Pixels from the end that still count as being there. */
const NEAR = 48
/** Pixels kept free above. */
export const ROOM_ABOVE = 22
const ROOM_BELOW = 4
/** Fired at the start of a redrawn reply. */
export const REPLY_CHANGED = 'reply-changed'

/**
 * Scrolls to a sent message, then follows the answer until its start reaches the top. Stops if the person scrolled up.
 */
export function useScroll(log: RefObject<HTMLElement | null>, { status, leafId, messages }: Thread): void {
  const isFollowing = useRef(true)

  useEffect(() => {
    const element = log.current
    if (!element) return
    let last = element.scrollTop
    const watch = () => {
      const isUp = element.scrollTop < last - 2
      const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR
      if (isAtEnd) isFollowing.current = true
      else if (isUp) isFollowing.current = false
      last = element.scrollTop
    }
    const onChanged = ({ target }: Event) => target instanceof HTMLElement && showPhrase(element, target)
    element.addEventListener('scroll', watch, { passive: true })
    element.addEventListener(REPLY_CHANGED, onChanged)
    return () => {
      element.removeEventListener('scroll', watch)
      element.removeEventListener(REPLY_CHANGED, onChanged)
    }
  }, [log])

  const hasAnswers = messages.length >= 2
  const follow = useEffectEvent(() => {
    const element = log.current
    // Sending scrolls to the sent message.
    if (status === 'waiting') isFollowing.current = true
    if (!element || !hasAnswers || !isFollowing.current) return
    const end = element.scrollHeight - element.clientHeight
    const answer = status === 'waiting' ? null : element.querySelector<HTMLElement>('[data-newest-answer]')
    const top = answer ? answer.getBoundingClientRect().top - element.getBoundingClientRect().top : undefined
    const limit = top === undefined ? end : element.scrollTop + top - ROOM_ABOVE
    element.scrollTo({ top: Math.min(end, limit), behavior: behavior() })
  })

  const growing = status === 'streaming' ? messages.at(-1)?.content.length : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every word and every change of what is shown moves the end
  useEffect(() => follow(), [log, status, leafId, messages.length, growing])
}

/** Scrolls the phrase into view, with the reply's start if both fit. Doesn't scroll if it is visible. */
function showPhrase(log: HTMLElement, start: HTMLElement): void {
  const view = log.getBoundingClientRect()
  const shown = start.parentElement?.querySelector('[data-phrase]') ?? start
  const { top, bottom } = shown.getBoundingClientRect()
  const by = distanceToPhrase({
    start: start.getBoundingClientRect().top - view.top,
    top: top - view.top,
    bottom: bottom - view.top,
    height: view.height,
    isFocused: start.contains(document.activeElement),
  })
  if (by !== 0) log.scrollBy({ top: by, behavior: behavior() })
}

type Places = {
  /** Pixels from the top of the viewport, as are `top` and `bottom`. */
  start: number
  top: number
  bottom: number
  /** Height of the viewport. */
  height: number
  /** The focus is at the start of the reply, which must then be visible. */
  isFocused: boolean
}

/**
 * How far to scroll, in pixels, to show the phrase: to the reply's start, further if it is cut off below, never past
 * its own start. 0 if it is visible.
 */
export function distanceToPhrase({ start, top, bottom, height, isFocused }: Places): number {
  if (top >= 0 && bottom <= height && (start >= 0 || !isFocused)) return 0
  const toStart = start - ROOM_ABOVE
  return Math.min(Math.max(toStart, bottom - height + ROOM_BELOW), top - ROOM_ABOVE)
}

const behavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')
