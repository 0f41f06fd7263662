import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal } from '../../../lib/figures.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords, type Words } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Figures } from '../figures.ts'
import { type TryNext, tryNext } from '../try-next.ts'

type TryNextCardProps = { figures: Figures; onAgain: () => void }

/** One thing to try, with the figure it comes from, and the way to try it at once. */
export function TryNextCard({ figures: { measures, scores }, onAgain }: TryNextCardProps) {
  const words = useWords(voiceResultsWords).tryNext
  if (!measures) return null
  const { say, why } = sentences(tryNext(measures, scores), words)
  return (
    <section
      aria-labelledby="voice-try"
      className="relative grid gap-6 overflow-hidden rounded-[32px_8px_32px_8px] bg-leaf-soft p-7 md:grid-cols-[minmax(0,1fr)_150px] md:px-8"
    >
      <div>
        <h2 id="voice-try" className="text-h3">
          {words.heading}
        </h2>
        <p className="my-2.5 font-display text-[1.5rem]/[1.3] tracking-[-.01em] text-balance">{say}</p>
        <p className="mb-4 text-ink-soft">{why}</p>
        <Button variant="primary" size="sm" icon="mic" className="min-h-11 print:hidden" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
      <Plant name="bluebell" className="absolute end-[30px] -bottom-1.5 h-[208px] max-md:hidden" />
    </section>
  )
}

const whole = (value: number) => String(Math.round(value))

function sentences(advice: TryNext, words: Words<typeof voiceResultsWords>['tryNext']): { say: string; why: string } {
  switch (advice.key) {
    case 'slower':
    case 'quicker': {
      const { say, why } = words[advice.key]
      return { say, why: why(whole(advice.pace), whole(advice.edge)) }
    }
    case 'fewerGaps': {
      const { say, why } = words.fewerGaps
      return { say, why: why(whole(advice.pace), whole(advice.without), whole(advice.edge)) }
    }
    case 'rush':
      return {
        say: words.rush.say,
        why: words.rush.why(minutesAndSeconds(advice.at.start), minutesAndSeconds(advice.at.end)),
      }
    case 'fewerFillers':
      return { say: words.fewerFillers.say, why: words.fewerFillers.why(decimal(advice.perMinute, 0)) }
    case 'pause':
      return { say: words.pause.say, why: words.pause.why(decimal(advice.perMinute, 0)) }
    case 'shorterGaps':
      return { say: words.shorterGaps.say, why: words.shorterGaps.why(decimal(advice.longest, 1)) }
    case 'lift':
      return { say: words.lift.say, why: words.lift.why(decimal(advice.semitones, 1)) }
    case 'carry':
      return { say: words.carry.say, why: words.carry.why(decimal(advice.decibels, 0)) }
    case 'again':
      return { say: words.sameAgain.say, why: words.sameAgain.why() }
    default:
      return { say: words[advice.key].say, why: words[advice.key].why() }
  }
}
