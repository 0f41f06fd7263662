import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Figures } from '../figures.ts'
import { adviceIn, tryNext } from '../try-next.ts'

type TryNextCardProps = { figures: Figures; onAgain: () => void }

/** One suggestion with its figure and a button to try it. */
export function TryNextCard({ figures: { measures, scores }, onAgain }: TryNextCardProps) {
  const words = useWords(voiceResultsWords)
  if (!measures) return null
  const { say, why } = adviceIn(words, tryNext(measures, scores))
  return (
    <section
      aria-labelledby="voice-try"
      className="relative grid gap-6 overflow-hidden rounded-[32px_8px_32px_8px] bg-leaf-soft p-7 md:grid-cols-[minmax(0,1fr)_150px] md:px-8"
    >
      <div>
        <h2 id="voice-try" className="text-h3">
          {words.tryNext.heading}
        </h2>
        <p className="my-2.5 font-display text-[1.5rem]/[1.3] tracking-[-.01em] text-balance">{say}</p>
        <p className="mb-4 text-ink-soft">{why}</p>
        <Button variant="primary" size="sm" icon="mic" className="min-h-11 print:hidden" onClick={onAgain}>
          {words.tryNext.again}
        </Button>
      </div>
      <Plant name="bluebell" className="absolute end-[30px] -bottom-1.5 h-[208px] max-md:hidden" />
    </section>
  )
}
