import { useRef } from 'react'
import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Recorder } from '../use-recorder.ts'

export function OpenRecording({ recorder, disabled }: { recorder: Recorder; disabled: boolean }) {
  const words = useWords(recorderWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="quiet"
        icon="up"
        disabled={disabled || recorder.isRunning}
        onClick={() => input.current?.click()}
      >
        {words.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*,video/webm,video/mp4,.wav,.mp3,.m4a,.ogg,.flac,.webm"
        aria-label={words.open}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void recorder.open(file)
        }}
      />
    </>
  )
}
