import { useNearViewport } from '../use-near-viewport.ts'
import conversations from './empty-conversations.svg?url'
import fallen from './empty-fallen.svg?url'
import logs from './empty-logs.svg?url'
import search from './empty-search.svg?url'
import tour1 from './tour-1.svg?url'
import tour2 from './tour-2.svg?url'
import tour3 from './tour-3.svg?url'
import birch from './tree-birch.svg?url'
import maple from './tree-maple.svg?url'
import oak from './tree-oak.svg?url'
import pine from './tree-pine.svg?url'
import sapling from './tree-sapling.svg?url'

const SCENES = {
  'empty-conversations': [conversations, '0 0 320 200'],
  'empty-fallen': [fallen, '0 0 320 200'],
  'empty-logs': [logs, '0 0 320 200'],
  'empty-search': [search, '0 0 320 200'],
  'tour-1': [tour1, '0 0 560 260'],
  'tour-2': [tour2, '0 0 560 260'],
  'tour-3': [tour3, '0 0 560 260'],
  'tree-sapling': [sapling, '110 210 300 316'],
  'tree-birch': [birch, '110 3 300 505'],
  'tree-pine': [pine, '70 66 380 442'],
  'tree-maple': [maple, '36 0 449 508'],
  'tree-oak': [oak, '-23 14 566 494'],
} as const

export type SceneName = keyof typeof SCENES
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[]

interface SceneProps {
  name: SceneName
  /** Accessible name; without it, the drawing is hidden from assistive technology. */
  label?: string | undefined
  className?: string | undefined
  /** Loads when it is near the viewport or the page has settled. Its class must set both sizes. */
  waits?: boolean | undefined
}

/** A large drawing in its own file, loaded on first use and aligned to the bottom. */
export function Scene({ name, label, className, waits = false }: SceneProps) {
  const [url, viewBox] = SCENES[name]
  const { ref, isNear } = useNearViewport<SVGSVGElement>(!waits)
  const drawing = isNear && <use href={`${url}#scene`} />
  return label ? (
    <svg ref={ref} viewBox={viewBox} preserveAspectRatio="xMidYMax" className={className} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg ref={ref} viewBox={viewBox} preserveAspectRatio="xMidYMax" className={className} aria-hidden="true">
      {drawing}
    </svg>
  )
}
