import type { Stage } from '../../../lib/leafprint.ts'
import clearing from '../../../ui/art/clearing.svg?url'
import { Plant } from '../../../ui/art/plant.tsx'
import type { PlantName } from '../../../ui/art/plant-names.ts'
import { Scene } from '../../../ui/art/scene.tsx'

/** Drawing size and ground height. */
const WIDTH = 1680
const HEIGHT = 636
const GROUND = 548

/** A tree's crop from its 520-unit plate (foot at 260, 486), and its position and size here. */
type Planting = { crop: readonly [left: number, top: number, width: number, height: number]; x: number; scale: number }

// Wide crowns are smaller and further in, clear of heading and note.
const PLANTINGS: Readonly<Record<Stage['species'], Planting>> = {
  sapling: { crop: [110, 210, 300, 316], x: 1130, scale: 0.93 },
  birch: { crop: [110, 3, 300, 505], x: 1130, scale: 0.86 },
  pine: { crop: [70, 66, 380, 442], x: 1130, scale: 0.93 },
  maple: { crop: [36, 0, 449, 508], x: 1100, scale: 0.8 },
  oak: { crop: [-23, 14, 566, 494], x: 1085, scale: 0.78 },
}

type Standing = { name: PlantName; x: number; y: number; scale: number; isTurned?: boolean }

const BEHIND: readonly Standing[] = [
  { name: 'fern', x: 836, y: 553, scale: 0.6 },
  { name: 'fern', x: 1352, y: 553, scale: 0.74, isTurned: true },
  { name: 'fern', x: 1560, y: 551, scale: 0.62 },
]
const BEFORE: readonly Standing[] = [
  { name: 'foxglove', x: 922, y: 552, scale: 0.7 },
  { name: 'bluebell', x: 986, y: 552, scale: 0.56 },
  { name: 'sorrel', x: 1292, y: 557, scale: 0.48 },
  { name: 'chanterelles', x: 1436, y: 558, scale: 0.54 },
  { name: 'fiddlehead', x: 782, y: 550, scale: 0.42 },
  { name: 'trillium', x: 1366, y: 558, scale: 0.42 },
]

const HILL = `M0 556C268.8 538 504 560 772.8 548C1041.6 534 1344 554 ${WIDTH} 540V${HEIGHT}H0Z`
// Mirrored copies fill windows wider than the drawing.
const MIRRORS = ['scale(-1 1)', `translate(${2 * WIDTH} 0) scale(-1 1)`] as const

/** Background art with the person's tree. Below desktop width it is under the text. */
export function Clearing({ stage }: { stage: Stage }) {
  return (
    <div className="overflow-clip max-lg:relative max-lg:h-[340px] max-lg:bg-[linear-gradient(var(--art-sky),var(--surface)_96%)] max-md:h-[284px]! lg:absolute lg:inset-0">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="absolute bottom-0 rtl:-scale-x-100 h-auto w-[1180px] max-w-none overflow-visible max-lg:start-[calc(50%-794px)] max-md:start-[calc(50%-681px)]! max-md:w-[1012px]! lg:start-[calc(81%-1130px)] lg:w-[1680px] min-[1181px]:start-[calc(50%-840px)]"
      >
        <defs>
          <linearGradient id="clearing-ground" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--art-ground)" />
            <stop offset="1" stopColor="var(--surface)" />
          </linearGradient>
        </defs>
        <use href={`${clearing}#sun`} />
        {MIRRORS.map((transform) => (
          <g key={transform} transform={transform} className="max-[1680px]:hidden">
            <Forest />
            <use href={`${clearing}#near`} />
          </g>
        ))}
        <Forest />
        {BEHIND.map((plant) => (
          <StandingPlant key={plant.x} {...plant} />
        ))}
        <Tree key={stage.species} species={stage.species} />
        {BEFORE.map((plant) => (
          <StandingPlant key={plant.x} {...plant} />
        ))}
        <use href={`${clearing}#near`} />
      </svg>
    </div>
  )
}

function Forest() {
  return (
    <>
      <use href={`${clearing}#far`} />
      <path d={HILL} fill="url(#clearing-ground)" />
    </>
  )
}

function Tree({ species }: { species: Stage['species'] }) {
  const { crop, x, scale } = PLANTINGS[species]
  const [left, top, width, height] = crop
  return (
    <svg
      aria-hidden="true"
      x={x + (left - 260) * scale}
      y={GROUND + 4 + (top - 486) * scale}
      width={width * scale}
      height={height * scale}
      className="animate-appear overflow-visible"
    >
      <Scene name={`tree-${species}`} />
    </svg>
  )
}

function StandingPlant({ name, x, y, scale, isTurned = false }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isTurned ? -scale : scale} ${scale})`}>
      <svg aria-hidden="true" x={-80} y={-194} width={160} height={200} className="overflow-visible">
        <Plant name={name} />
      </svg>
    </g>
  )
}
