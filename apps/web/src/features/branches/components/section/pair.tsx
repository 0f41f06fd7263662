import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'

const SIDE = 'rounded-s-[4px] rounded-e-3 border-s-3 px-[18px] py-3.5 print:break-inside-avoid'

/** The common and the better version. */
export function Pair({ often, instead }: { often: string; instead: string }) {
  const words = useWords(sections)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className={`${SIDE} border-line-strong bg-surface-sunk text-ink-soft`}>
        <p lang={LANGUAGE} className="mb-1 text-micro font-semibold">
          {words.often}
        </p>
        <p className="font-display text-[1.0938rem]/[1.45]">{often}</p>
      </div>
      <div className={`${SIDE} border-leaf bg-leaf-soft`}>
        <p lang={LANGUAGE} className="mb-1 text-micro font-semibold">
          {words.instead}
        </p>
        <p className="font-display text-[1.0938rem]/[1.45]">{instead}</p>
      </div>
    </div>
  )
}
