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

/** One press for transcripts on this device. It keeps its place, and the focus, while the browser downloads. */
export function InstallButton({ device, disabled = false, variant = 'secondary', onInstall }: InstallButtonProps) {
  const words = useWords(recorderWords).deviceSpeech
  return (
    <Button
      variant={variant}
      icon="text"
      // On a small phone its words take two lines.
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
