import { useEffect, useRef, useState } from 'react'
import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import type { RecognizerChoice } from '../use-recognizer.ts'
import { InstallButton } from './install-button.tsx'

type DeviceSpeechOfferProps = {
  choice: Pick<RecognizerChoice, 'device' | 'install'>
  /** A recording runs: it stays as it began. */
  disabled?: boolean
}

/** Transcripts on this device in one press, where the browser has to download something first, and how that goes. */
export function DeviceSpeechOffer({ choice: { device, install }, disabled = false }: DeviceSpeechOfferProps) {
  const words = useWords(recorderWords).deviceSpeech
  const status = useRef<HTMLParagraphElement>(null)
  const [isNew, setIsNew] = useState(false)
  if (device === 'downloading' && !isNew) setIsNew(true)
  const isReady = device === 'ready' && isNew
  useEffect(() => {
    // The button has gone with what it was for.
    if (isReady && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [isReady])
  const canInstall = device === 'downloadable' || device === 'downloading' || device === 'failed'
  if (!canInstall && !isReady) return null
  return (
    <div className="grid justify-items-center gap-2 text-center print:hidden">
      {/* It stands here before it has anything to say: only then do screen readers hear of it. */}
      <p ref={status} role="status" tabIndex={-1}>
        {device === 'downloading' && words.downloading}
        {device === 'failed' && words.failed}
        {isReady && words.ready}
      </p>
      {canInstall && <InstallButton device={device} disabled={disabled} onInstall={install} />}
      {device === 'downloadable' && <p className="note max-w-[52ch]">{words.hint}</p>}
    </div>
  )
}
