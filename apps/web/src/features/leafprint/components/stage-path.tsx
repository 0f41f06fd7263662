import { whole } from '../../../lib/figures.ts'
import { nextStage, STAGES, type Stage } from '../../../lib/leafprint.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'

const HEIGHTS: Readonly<Record<Stage['species'], string>> = {
  sapling: 'h-[66px]',
  birch: 'h-[150px]',
  pine: 'h-[176px]',
  maple: 'h-[196px]',
  oak: 'h-[214px]',
}
const COLUMNS = 'grid min-w-[640px] print:min-w-0 grid-cols-[.8fr_.9fr_1fr_1.1fr_1.25fr] grid-rows-[1fr_auto_auto_auto]'

export function StagePath({ stage, words: total }: { stage: Stage; words: number }) {
  const words = useWords(leafPrint).path
  const next = nextStage(total)
  const reached = STAGES.indexOf(stage)
  return (
    <section aria-labelledby="path" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="path">{words.heading}</h2>
        <span className="note">
          {next ? words.until({ words: whole(next.missing), next: next.stage.nickname }) : words.grown}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-labelledby="path"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone this strip scrolls, and a keyboard must reach it
        tabIndex={0}
        className="mt-4 overflow-x-auto max-md:-mx-(--margin) max-md:px-(--margin)"
      >
        <ol className={COLUMNS}>
          {STAGES.map((each, index) => (
            <li key={each.species} className="row-span-4 grid grid-rows-subgrid justify-items-center text-center">
              <Scene
                name={`tree-${each.species}`}
                waits
                className={cx(
                  'block max-w-full self-end',
                  HEIGHTS[each.species],
                  index > reached && 'opacity-50 grayscale',
                )}
              />
              <span className="mt-0 block w-full border-t-[1.5px] border-art-key pt-3 font-display text-[1.0625rem]/[1.25] font-medium">
                <span className={index === reached ? 'text-leaf-ink' : undefined}>{each.nickname}</span>
              </span>
              <span className="text-small text-ink-soft">
                {index === 0 ? words.first : words.over(whole(each.above))}
              </span>
              <span className="mt-1.5 block min-h-7">
                {index === reached && <Badge tone="leaf">{words.here}</Badge>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
