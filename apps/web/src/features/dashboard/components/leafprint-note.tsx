import { whole } from '../../../lib/figures.ts'
import type { Growth } from '../../../lib/growth.ts'
import { nextStage, type Stage } from '../../../lib/leafprint.ts'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords, type Words } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'

type LeafPrintNoteProps = {
  growth: Growth
  stage: Stage
  /** Undefined until the server responds. */
  conversations: number | undefined
  isKnown: boolean
}

/** Positions at which the note's line meets the crown. */
const PLACES: Readonly<Record<Stage['species'], string>> = {
  // Short notes only, clear of the ferns.
  sapling: 'min-[1360px]:start-[calc(50%+420px)] min-[1360px]:bottom-[300px] min-[1360px]:w-[232px]!',
  birch: 'min-[1360px]:start-[calc(50%+420px)] min-[1360px]:bottom-[400px]',
  pine: 'min-[1360px]:start-[calc(50%+420px)] min-[1360px]:bottom-[422px]',
  maple: 'min-[1360px]:start-[calc(50%+432px)] min-[1360px]:bottom-[412px]',
  oak: 'min-[1360px]:start-[calc(50%+476px)] min-[1360px]:bottom-[430px]',
}

/** The person's LeafPrint, once loaded. */
export function LeafPrintNote({ growth, stage, conversations = 0, isKnown }: LeafPrintNoteProps) {
  const words = useWords(dashboard).leafPrint
  const sentences = [...sentencesOf(growth, words), ...(conversations > 0 ? [words.practicedOf(conversations)] : [])]
  return (
    <div
      className={cx(
        // Hidden on desktops while the seed form covers this spot.
        'lg:group-has-[#seed-plot]/hero:hidden absolute z-1 max-lg:inset-x-(--margin) max-[1359px]:bottom-1.5 lg:max-[1180px]:start-[calc(81%-150px)] min-[1181px]:max-[1359px]:start-[calc(50%+120px)] lg:max-[1359px]:w-[320px] max-[1359px]:text-center min-[1360px]:h-0 min-[1360px]:w-[178px]',
        PLACES[stage.species],
      )}
    >
      {isKnown && (
        <div className="note text-balance animate-appear before:absolute before:end-full before:top-[13px] before:me-3 before:h-[1.5px] before:w-[82px] before:origin-right before:rotate-14 rtl:before:origin-left rtl:before:-rotate-14 before:bg-art-key before:content-[''] max-[1359px]:before:hidden">
          <p className="font-[480] text-[1.0625rem]/[1.25] text-ink not-italic max-[1359px]:hidden">{words.heading}</p>
          <p>
            {sentences.map((sentence, index) => (
              // The narrowest phones have room for two sentences.
              <span
                key={sentence}
                className={cx('min-[1360px]:block', index === 1 && sentences.length > 2 && 'max-[399px]:hidden')}
              >
                {sentence}{' '}
              </span>
            ))}
          </p>
        </div>
      )}
    </div>
  )
}

function sentencesOf(
  { logs, words: total, days }: Growth,
  words: Words<typeof dashboard.leafPrint>,
): readonly string[] {
  if (logs === 0) return [words.none]
  const next = nextStage(total)
  return [
    words.words({ words: total, days: days.length }),
    next ? words.more({ count: whole(next.missing), next: next.stage.nickname }) : words.grown,
  ]
}
