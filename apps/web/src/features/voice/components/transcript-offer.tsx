import { useRef } from 'react'
import { recorderWords } from '../../../lib/words/en/recorder.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { InstallButton } from '../../../recorder/components/install-button.tsx'
import { isInstallable } from '../../../recorder/device-speech.ts'
import type { Hearing } from '../../../recorder/types.ts'
import { isRemoteOffered, type RecognizerChoice } from '../../../recorder/use-recognizer.ts'
import { remoteRecognizer } from '../../../storage/recognizer.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'

type TranscriptOfferProps = {
  recognizer: RecognizerChoice
  hearing: Hearing
  /** What a transcript would add. */
  missing: readonly string[]
  onAgain: () => void
}

/** Replaces everything that needs a transcript: why there is none, how to get one, what it adds. */
export function TranscriptOffer({ recognizer, hearing, missing, onAgain }: TranscriptOfferProps) {
  const words = useWords(voiceResultsWords).offer
  const { recognizer: remote } = useWords(recorderWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const { device, used, install } = recognizer
  const leads = device !== 'none'
  useFocusWhenLost(heading, leads)
  const canInstall = isInstallable(device)
  return (
    <Card aria-labelledby="voice-offer" className={leads ? 'grid gap-3 border-leaf!' : 'grid gap-3'}>
      <h2 id="voice-offer" ref={heading} tabIndex={-1} className="text-h3">
        {words.heading}
      </h2>
      {leads && used === 'none' && <p className="max-w-[66ch]">{words.why}</p>}
      <p role="status" className="max-w-[66ch]">
        <Standing recognizer={recognizer} hearing={hearing} />
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
        {canInstall && <InstallButton device={device} variant="primary" onInstall={install} />}
        {!canInstall && used !== 'none' && (
          <Button icon="mic" onClick={onAgain}>
            {words.again}
          </Button>
        )}
        {used === 'none' && isRemoteOffered(device, false) && (
          <Button
            aria-describedby="voice-offer-remote"
            className="whitespace-normal!"
            onClick={() => remoteRecognizer.write(true)}
          >
            {remote.label}
          </Button>
        )}
      </div>
      {used === 'none' && isRemoteOffered(device, false) && (
        <p id="voice-offer-remote" className="note max-w-[66ch]">
          {remote.remote}
        </p>
      )}
      {missing.length > 0 && <p className="note max-w-[66ch]">{words.needs(missing.join(', '))}</p>}
    </Card>
  )
}

/** State of this recording's transcript and the next one's. */
function Standing({ recognizer: { device, used }, hearing }: Pick<TranscriptOfferProps, 'recognizer' | 'hearing'>) {
  const words = useWords(voiceResultsWords).offer
  const { deviceSpeech } = useWords(recorderWords)
  if (device === 'downloading') return deviceSpeech.downloading
  if (device === 'failed' && used === 'none') return deviceSpeech.failed
  if (hearing.heardProblem) return deviceSpeech.problems[hearing.heardProblem]
  if (used !== 'none') return hearing.heardOn === null ? words.ready : words.noWords
  if (device === 'none') return words.none
  return device === 'unasked' || device === 'downloadable' ? deviceSpeech.hint : null
}
