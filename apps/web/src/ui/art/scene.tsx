import { useCallback, useState } from 'react'

const FILES = import.meta.glob<string>('./{empty,tour,tree}-*.svg', { eager: true, query: '?url', import: 'default' })

/** Each drawing's view box. */
const SCENES = {
  'empty-conversations': '0 0 320 200',
  'empty-fallen': '0 0 320 200',
  'empty-logs': '0 0 320 200',
  'empty-search': '0 0 320 200',
  'tour-1': '0 0 560 260',
  'tour-2': '0 0 560 260',
  'tour-3': '0 0 560 260',
  'tree-sapling': '110 210 300 316',
  'tree-birch': '110 3 300 505',
  'tree-pine': '70 66 380 442',
  'tree-maple': '36 0 449 508',
  'tree-oak': '-23 14 566 494',
} as const

export type SceneName = keyof typeof SCENES
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[]

interface SceneProps {
  name: SceneName
  className?: string | undefined
  /** Loads when it is near the viewport or the page has settled. Its class must set both sizes. */
  waits?: boolean
}

/** A large decorative drawing in its own file, loaded on first use and aligned to the bottom. */
export function Scene({ name, className, waits = false }: SceneProps) {
  const { ref, isNear } = useNearViewport(!waits)
  return (
    <svg ref={ref} viewBox={SCENES[name]} preserveAspectRatio="xMidYMax" className={className} aria-hidden="true">
      {isNear && <use href={`${FILES[`./${name}.svg`]}#scene`} />}
    </svg>
  )
}

/** Distance from the viewport at which loading starts. */
const MARGIN = '300px'

/** Milliseconds after which everything loads, also for printing. */
const SETTLED_MS = 4000

/** Whether the element with `ref` came near the viewport, or the page settled; stays true. */
function useNearViewport(isNearAtFirst: boolean) {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  const ref = useCallback((place: SVGSVGElement) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(place)
    const later = setTimeout(() => setIsNear(true), SETTLED_MS)
    return () => {
      clearTimeout(later)
      observer.disconnect()
    }
  }, [])
  return { ref: isNear ? undefined : ref, isNear }
}
