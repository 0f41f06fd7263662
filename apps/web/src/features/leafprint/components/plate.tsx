import type { Ref } from 'react'
import { whole } from '../../../lib/figures.ts'
import type { TopWord } from '../../../lib/growth.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { heightOf } from '../../../ui/leafprint/height.ts'
import { ringPath, ringsOf, type Week } from '../../../ui/leafprint/rings.ts'
import { TreeDrawing } from '../../../ui/leafprint/tree-drawing.tsx'
import { FOOT, LEAF_DAYS } from '../../../ui/leafprint/types.ts'
import { type Callout, layOut, type PlateLayout } from '../layout.ts'
import type { LeafPrint } from '../use-leafprint.ts'

// All styles are attributes, so that the picture can be saved.
const FACE = 'var(--font-display)'

/** The tree with labeled words, the measuring pole and the weekly rings. */
export function Plate({ print, ref }: { print: LeafPrint; ref: Ref<SVGSVGElement> }) {
  const { tree, growth, weeks } = print
  const layout = layOut(tree, growth.words)
  const { left, top, width, height, unit } = layout
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={usePlateName(print)}
      viewBox={[left, top, width, height].map((value) => Math.round(value * 10) / 10).join(' ')}
      className="mx-auto block [font-variant-numeric:lining-nums] max-h-[640px] w-full overflow-visible max-md:-ms-[32%] max-md:max-h-none max-md:w-[164%] max-md:max-w-none"
    >
      <path d={`M${left} 0.5H${left + width}`} stroke="var(--art-key)" strokeWidth={1.5 * unit} />
      <Pole layout={layout} words={growth.words} />
      <TreeDrawing tree={tree} />
      <Fruits print={print} />
      <CutTrunk layout={layout} weeks={weeks} />
      {layout.callouts.map((callout) => (
        <WordLabel key={callout.word} callout={callout} unit={unit} />
      ))}
    </svg>
  )
}

const MOST_FRUITS = 12

function Fruits({ print: { tree, fruits } }: { print: LeafPrint }) {
  const places = [...tree.words, ...tree.days]
  const shown = Math.min(fruits, MOST_FRUITS, places.length)
  return Array.from({ length: shown }, (_, index) => {
    const { x, y } = places[Math.floor((index * places.length) / shown)] ?? FOOT
    const at = { x: (x - FOOT.x) * tree.scale, y: (y - FOOT.y + FRUIT.drop) * tree.scale }
    const radius = FRUIT.radius * tree.scale
    return (
      <g key={`${x} ${y}`} transform={`translate(${at.x} ${at.y})`}>
        <path d={`M0 ${-radius}v${-radius}`} stroke="var(--art-bark-b)" strokeWidth={radius / 4} />
        <circle r={radius} fill="var(--art-berry-a)" />
        <path
          d={`M${-radius * 0.5} ${-radius * 0.1}a${radius * 0.5} ${radius * 0.5} 0 0 1 ${radius * 0.4} ${-radius * 0.45}`}
          fill="none"
          stroke="var(--surface)"
          strokeOpacity={0.7}
          strokeWidth={radius / 5}
          strokeLinecap="round"
        />
      </g>
    )
  })
}

/** Plate units. */
const FRUIT = { radius: 6.5, drop: 12 } as const

function usePlateName({ stage, growth, weeks, topWords, isSample }: LeafPrint): string {
  const words = useWords(leafPrint).picture
  const tree = words.trees[stage.species]
  if (isSample) return words.sampleName(tree)
  const list = topWords.map(({ word, count }: TopWord) => `${word} ${words.times(count)}`).join(', ')
  const days = Math.min(LEAF_DAYS, growth.days.length)
  return (
    words.name({ tree, words: growth.words, days, weeks: weeks.length }) + (list === '' ? '' : words.topWords(list))
  )
}

function WordLabel({ callout: { word, count, from, to, side }, unit }: { callout: Callout; unit: number }) {
  const words = useWords(leafPrint).picture
  const middle = (from.x + to.x) / 2
  const x = to.x + side * 7 * unit
  const anchor = side === 1 ? 'start' : 'end'
  return (
    <g className="max-md:hidden">
      <path
        d={`M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`}
        fill="none"
        stroke="var(--art-key)"
        strokeWidth={unit}
      />
      <circle
        cx={from.x}
        cy={from.y}
        r={2.6 * unit}
        fill="var(--surface)"
        stroke="var(--art-key)"
        strokeWidth={1.2 * unit}
      />
      <text
        x={x}
        y={to.y + unit}
        textAnchor={anchor}
        fontFamily={FACE}
        fontSize={17 * unit}
        fontWeight={500}
        fill="var(--ink)"
      >
        {word.length > 14 ? `${word.slice(0, 13)}…` : word}
      </text>
      <text
        x={x}
        y={to.y + 18 * unit}
        textAnchor={anchor}
        fontFamily={FACE}
        fontSize={13.5 * unit}
        fontStyle="italic"
        fill="var(--ink-soft)"
      >
        {words.times(count)}
      </text>
    </g>
  )
}

/** Shows the thresholds of each tree and the current height. */
function Pole({ layout: { pole, unit, top }, words: total }: { layout: PlateLayout; words: number }) {
  const words = useWords(leafPrint).picture
  const height = -heightOf(total)
  return (
    <g className="max-md:hidden" fontFamily={FACE} fontSize={13 * unit} fill="var(--ink-soft)">
      <path d={`M${pole.x} 0V${top + 10 * unit}`} stroke="var(--art-thread)" strokeWidth={1.2 * unit} />
      {pole.marks.map((mark) => (
        <g key={mark.words}>
          <path
            d={`M${pole.x - 5 * unit} ${mark.y}h${10 * unit}`}
            stroke="var(--art-thread)"
            strokeWidth={1.2 * unit}
          />
          <text x={pole.x - 9 * unit} y={mark.y + 4.5 * unit} textAnchor="end">
            {whole(mark.words)}
          </text>
        </g>
      ))}
      <path
        d={`M${pole.x} ${height}H${-8 * unit}`}
        stroke="var(--art-key)"
        strokeWidth={unit}
        strokeDasharray={`${unit} ${5 * unit}`}
        strokeLinecap="round"
      />
      <path d={`M${pole.x + 3 * unit} ${height}l${9 * unit} ${-5 * unit}v${10 * unit}z`} fill="var(--art-sun-b)" />
      <text x={pole.x + 16 * unit} y={height - 7 * unit} fill="var(--ink)" fontWeight={500}>
        {words.words(total)}
      </text>
    </g>
  )
}

function CutTrunk({ layout: { rings, unit }, weeks }: { layout: PlateLayout; weeks: readonly Week[] }) {
  const words = useWords(leafPrint).picture
  return (
    <g className="max-md:hidden" transform={`translate(${rings.x} ${rings.y})`}>
      <TrunkFace weeks={weeks} radius={rings.radius} />
      <text
        y={rings.radius + 20 * unit}
        textAnchor="middle"
        fontFamily={FACE}
        fontSize={13.5 * unit}
        fontStyle="italic"
        fill="var(--ink-soft)"
      >
        {words.weeks(weeks.length)}
      </text>
    </g>
  )
}

/** A cut trunk centered at 0, 0. */
export function TrunkFace({ weeks, radius }: { weeks: readonly Week[]; radius: number }) {
  const wood = radius * 0.9
  return (
    <>
      <path d={ringPath(radius, 'bark')} fill="var(--art-bark-b)" />
      <path d={ringPath(wood * 1.02, 'bark')} fill="var(--art-bark-a)" />
      <path d={ringPath(wood * 0.96, 'wood')} fill="var(--art-husk)" />
      {ringsOf(weeks, wood * 0.94).map(({ d, radius: at, isResting }) => (
        <path
          key={at}
          d={d}
          fill="none"
          stroke="var(--art-bark-b)"
          strokeWidth={radius * (isResting ? 0.014 : 0.026)}
          strokeDasharray={isResting ? `${radius * 0.02} ${radius * 0.07}` : undefined}
          strokeLinecap="round"
        />
      ))}
      <circle r={radius * 0.05} fill="var(--art-bark-b)" />
    </>
  )
}
