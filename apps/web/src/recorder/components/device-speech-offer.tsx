import { useEffect, useRef, useState } from 'react'
import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { isInstallable } from '../device-speech.ts'
import type { RecognizerChoice } from '../use-recognizer.ts'
import { InstallButton } from './install-button.tsx'

type DeviceSpeechOfferProps = {
  choice: RecognizerChoice
  /** Locked during a recording. */
  disabled: boolean
}

/** Offers on-device transcripts with one press, and shows the download. */
export function DeviceSpeechOffer({ choice: { device, install }, disabled }: DeviceSpeechOfferProps) {
  const words = useWords(recorderWords).deviceSpeech
  const status = useRef<HTMLParagraphElement>(null)
  const [isNew, setIsNew] = useState(false)
  if (device === 'downloading' && !isNew) setIsNew(true)
  const isAnswered = isNew && (device === 'ready' || device === 'unavailable')
  useEffect(() => {
    // The focused button is gone.
    if (isAnswered && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [isAnswered])
  const canInstall = isInstallable(device)
  if (!canInstall && !isAnswered) return null
  const press = () => {
    setIsNew(true)
    install()
  }
  return (
    <div className="grid justify-items-center gap-2 text-center print:hidden">
      {/* Screen readers announce only status regions that existed before their text. */}
      <p ref={status} role="status" tabIndex={-1}>
        {device === 'downloading' && words.downloading}
        {device === 'failed' && words.failed}
        {isAnswered && (device === 'ready' ? words.ready : words.cannot)}
      </p>
      {canInstall && <InstallButton device={device} disabled={disabled} onInstall={press} />}
      {(device === 'unasked' || device === 'downloadable') && <p className="note max-w-[52ch]">{words.hint}</p>}
    </div>
  )
}
