import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../../api/installation.ts'
import { minutesAndSeconds } from '../../../lib/duration.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { DeviceSpeechOffer } from '../../../recorder/components/device-speech-offer.tsx'
import { LiveWave } from '../../../recorder/components/live-wave.tsx'
import { RecognizerSetting } from '../../../recorder/components/recorder-settings.tsx'
import { RecorderTrouble } from '../../../recorder/components/recorder-status.tsx'
import { useLive } from '../../../recorder/live.ts'
import { useRecognizer } from '../../../recorder/use-recognizer.ts'
import { type Recorder, useRecorder } from '../../../recorder/use-recorder.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useTranscript } from '../use-transcript.ts'

type VoiceEntryProps = {
  /** Empty before the first recording. */
  heard: string
  isSaved: boolean
  onStart: () => void
  onTranscript: (text: string) => void
  onType: () => void
}

/** An entry by voice: record, transcribe, count. Says first whether transcription is available. */
export function VoiceEntry({ heard, isSaved, onStart, onTranscript, onType }: VoiceEntryProps) {
  const words = useWords(wordLog).voice
  const recognizer = useRecognizer()
  const installation = useQuery(installationQuery)
  const transcriber = installation.data?.transcriber ?? null
  const recorder = useRecorder('word-log', recognizer.used)
  const transcript = useTranscript(recorder, transcriber !== null, onTranscript)
  const isKnown = recognizer.offered !== null && !installation.isPending
  const isNobody = isKnown && recognizer.used === 'none' && transcriber === null
  const isBusy = recorder.isRunning || transcript.state === 'writing'

  function start() {
    onStart()
    void recorder.start()
  }

  return (
    <Card
      aria-label={words.heading}
      className="grid content-center justify-items-center gap-5 rounded-[20px]! py-10! text-center"
    >
      <div className="grid gap-2">
        <h2>{words.heading}</h2>
        <p className="max-w-[46ch] text-ink-soft">{words.lead}</p>
      </div>
      <div className="grid w-full max-w-[46ch] gap-3 text-start">
        {isNobody && (
          <p role="note" className="flex gap-2.5 rounded-3 border border-line-strong p-4">
            <Icon name="info" className="mt-0.5 text-info" />
            {recognizer.offered === 'remote' ? words.nobodyYet : words.nobody}
          </p>
        )}
        {recognizer.used === 'none' && transcriber && (
          <p className="text-small text-ink-soft">
            {words.server(transcriber.name)} {transcriber.leaves}
          </p>
        )}
        <DeviceSpeechOffer choice={recognizer} disabled={isBusy} />
        {recognizer.offered !== null && recognizer.offered !== 'none' && (
          <RecognizerSetting choice={recognizer} disabled={isBusy} />
        )}
      </div>
      <Clock recorder={recorder} />
      <LiveWave
        live={recorder.live}
        isRecording={recorder.status === 'recording'}
        className="h-16 w-full max-w-[420px]"
      />
      <div className="flex flex-wrap justify-center gap-3">
        {recorder.status === 'recording' ? (
          <Button variant="danger" size="lg" icon="stop" onClick={recorder.stop}>
            {words.stop}
          </Button>
        ) : (
          <Button variant={isNobody ? 'secondary' : 'primary'} size="lg" icon="mic" busy={isBusy} onClick={start}>
            {words.start}
          </Button>
        )}
        <Button variant={isNobody ? 'primary' : 'quiet'} size={isNobody ? 'lg' : 'md'} icon="text" onClick={onType}>
          {words.typeInstead}
        </Button>
      </div>
      <Status recorder={recorder} state={transcript.state} onWrite={transcript.write} />
      {heard !== '' && (
        <figure className="grid w-full gap-2 border-t border-line pt-5 text-start">
          <figcaption className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
            {words.heard}
            <span role="status" className={isSaved ? 'font-semibold text-leaf-ink' : undefined}>
              {isSaved ? words.saved : words.saving}
            </span>
          </figcaption>
          <blockquote dir="auto" className="max-h-[240px] overflow-y-auto font-display text-[1.1875rem]/[1.75]">
            {heard}
          </blockquote>
        </figure>
      )}
    </Card>
  )
}

function Clock({ recorder }: { recorder: Recorder }) {
  const words = useWords(wordLog).voice
  const { elapsedSeconds } = useLive(recorder.live)
  return (
    <span role="timer" aria-label={words.time} className="num text-[4rem]/[1] max-md:text-[3.25rem]/[1]">
      {minutesAndSeconds(recorder.take?.durationSeconds ?? elapsedSeconds)}
    </span>
  )
}

type StatusProps = { recorder: Recorder; state: ReturnType<typeof useTranscript>['state']; onWrite: () => void }

/** Status in one sentence, with actions on failure. */
function Status({ recorder, state, onWrite }: StatusProps) {
  const words = useWords(wordLog).voice
  const { status, notice, take } = recorder
  const isWaiting = take !== null && (state === 'failed' || (notice === 'restored' && state !== 'writing'))
  return (
    <div className="grid min-h-12 justify-items-center gap-2">
      <p role="status" className="text-ink-soft">
        {sentence()}
      </p>
      <RecorderTrouble recorder={recorder} />
      {isWaiting && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onWrite}>{state === 'failed' ? words.retry : words.countIt}</Button>
          <Button variant="danger-quiet" onClick={recorder.clear}>
            {words.drop}
          </Button>
        </div>
      )}
    </div>
  )

  function sentence(): string {
    if (status === 'starting') return words.starting
    if (status === 'recording') return words.recording
    if (state === 'writing') return words.writing
    if (state === 'failed') return words.failed
    if (state === 'nothing') return words.nothing
    return notice === 'restored' ? words.restored : ''
  }
}
