import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { lastWords } from '../last-words.ts'
import type { LiveStore } from '../live.ts'
import type { HearingProblem } from '../types.ts'
import { useLive } from '../use-live.ts'

/** The newest words of a running recording. Not a live region, because nobody wants them read out while speaking. */
export function LiveWords({ live }: { live: LiveStore }) {
  const words = useWords(recorderWords).deviceSpeech
  const { heard, heardProblem } = useLive(live)
  return (
    <div className="w-full max-w-[545px] text-center">
      {heard !== '' && (
        <section aria-label={words.live} lang="en" className="h-[4.5em] overflow-hidden font-display leading-normal">
          <p>{lastWords(heard)}</p>
        </section>
      )}
      <HearingNote problem={heardProblem} />
    </div>
  )
}

/** Why words are missing, if the recognizer stopped early. */
export function HearingNote({ problem }: { problem: HearingProblem | null }) {
  const words = useWords(recorderWords).deviceSpeech.problems
  return (
    <p role="status" className="max-w-[60ch] text-center text-ink-soft">
      {problem && words[problem]}
    </p>
  )
}
