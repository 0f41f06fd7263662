import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Button } from '../../ui/button.tsx'
import type { DeviceSpeech } from '../device-speech.ts'

type InstallButtonProps = {
  device: DeviceSpeech
  disabled?: boolean
  variant?: 'primary' | 'secondary'
  onInstall: () => void
}

/** Installs on-device transcripts; keeps its place and focus during the download. */
export function InstallButton({ device, disabled = false, variant = 'secondary', onInstall }: InstallButtonProps) {
  const words = useWords(recorderWords).deviceSpeech
  return (
    <Button
      variant={variant}
      icon="text"
      // Wraps on small phones.
      className="whitespace-normal!"
      busy={device === 'downloading'}
      busyLabel={words.busy}
      disabled={disabled}
      onClick={onInstall}
    >
      {device === 'failed' ? words.again : words.get}
    </Button>
  )
}
