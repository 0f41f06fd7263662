import { whole } from '../../../lib/figures.ts'
import { longDay } from '../../../lib/local-day.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { TableAlternative } from '../../../ui/table-alternative.tsx'
import type { LeafPrint } from '../use-leafprint.ts'
import { TrunkFace } from './plate.tsx'

export function Reading({ print }: { print: LeafPrint }) {
  const words = useWords(leafPrint).reading
  const rows = [
    ['height', words.height, words.heightText],
    ['rings', words.rings, words.ringsText],
    ['leaves', words.leaves, words.leavesText],
    ['words', words.words, words.wordsText],
  ] as const
  return (
    <section aria-labelledby="reading" className="mt-6 border-t border-line pt-5">
      <h2 id="reading" className="sr-only">
        {words.heading}
      </h2>
      <ul className="grid grid-cols-4 gap-x-6 gap-y-4 max-lg:grid-cols-2 max-[520px]:grid-cols-1">
        {rows.map(([key, name, text]) => (
          <li key={key} className="flex gap-3.5">
            <Glyph of={key} print={print} />
            <div>
              <h3 className="text-[1.0625rem] font-medium">{name}</h3>
              <p className="text-small text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {!print.isSample && print.weeks.length > 0 && (
        <TableAlternative
          label={words.weeksTable}
          caption={words.rings}
          columns={[words.weekColumn, words.weekWords]}
          rows={print.weeks.toReversed().map(({ start, words: count }) => ({
            key: start,
            head: longDay(start),
            cells: [count === 0 ? words.rested : whole(count)],
          }))}
        />
      )}
    </section>
  )
}

function Glyph({ of, print }: { of: 'height' | 'rings' | 'leaves' | 'words'; print: LeafPrint }) {
  return (
    <svg aria-hidden="true" viewBox="-22 -22 44 44" className="mt-1 size-11 flex-none">
      {of === 'rings' && <TrunkFace weeks={print.weeks} radius={20} />}
      {of === 'height' && (
        <path
          d="M-6 20V-20M-11 10h10M-11 -2h10M-11 -14h10M10 -8l-9 -5v10z"
          fill="none"
          stroke="var(--art-key)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      )}
      {(of === 'leaves' || of === 'words') && (
        <>
          <path d="M0 20C-14 8 -12 -10 0 -20Z" fill={of === 'words' ? 'var(--art-sun-a)' : 'var(--art-leaf-a)'} />
          <path d="M0 20C14 8 12 -10 0 -20Z" fill={of === 'words' ? 'var(--art-sun-b)' : 'var(--art-leaf-b)'} />
          <path d="M0 21V-20" stroke="var(--art-ink)" strokeWidth="1" strokeOpacity=".5" />
        </>
      )}
    </svg>
  )
}
