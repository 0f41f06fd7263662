import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { whole } from '../../../lib/figures.ts'
import type { Growth } from '../../../lib/growth.ts'
import { nextStage, shareOfStage, stageOf } from '../../../lib/leafprint.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { Progress } from '../../../ui/progress.tsx'

/** Link to LeafPrint with the current tree. */
export const NextTree = memo(function NextTree({ growth }: { growth: Growth }) {
  const words = useWords(wordLog)
  const stage = stageOf(growth.words)
  const next = nextStage(growth.words)
  return (
    <Link
      to="/dashboard/leafprint"
      className="grid grid-cols-[116px_1fr] items-center gap-[22px] rounded-[30px_8px_30px_8px] bg-surface-sunk p-6 transition-[translate,box-shadow] duration-(--dur-2) ease-out hover:-translate-y-0.5 hover:shadow-2 max-md:grid-cols-[92px_1fr] max-md:gap-4 max-md:p-5"
    >
      <Scene name={`tree-${stage.species}`} className="h-[150px] w-full max-md:h-[120px]" />
      <span className="grid gap-1.5">
        <span className="font-display text-h3">{stage.nickname}</span>
        <span className="text-small text-ink-soft">
          {growth.words === 0
            ? words.next.none
            : next
              ? words.next.more({ total: growth.words, missing: whole(next.missing), next: next.stage.nickname })
              : words.next.grown(growth.words)}
        </span>
        {/* The sentence above says the same, and would become part of the link's name. */}
        <span aria-hidden="true">
          <Progress
            label={next ? words.next.progress(next.stage.nickname) : words.next.progressGrown}
            value={shareOfStage(growth.words)}
            max={1}
            className="mt-1.5"
          />
        </span>
      </span>
    </Link>
  )
})
