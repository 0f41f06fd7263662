import { type ComponentType, lazy } from 'react'

/**
 * A part that is fetched when it is first wanted; `preload` fetches it a little earlier.
 * Offline the file may be out of reach: then nothing stands in its place, or the given stand-in, and the page goes on.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  StandIn: ComponentType<P> = () => null,
) {
  let fetched: Promise<{ default: ComponentType<P> }> | undefined
  const preload = () => {
    fetched ??= fetchPart().then(
      (part) => ({ default: part }),
      () => ({ default: StandIn }),
    )
    return fetched
  }
  return { Part: lazy(preload), preload: () => void preload() }
}
