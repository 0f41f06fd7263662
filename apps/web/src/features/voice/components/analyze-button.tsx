import { useId } from 'react'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

type AnalyzeButtonProps = {
  isReady: boolean
  isAnalyzing: boolean
  disabled: boolean
  size?: 'sm' | 'md'
  onPress: () => void
}

/** Green when ready. Before that it looks disabled, and pressing it says what's missing. */
export function AnalyzeButton({ isReady, isAnalyzing, disabled, size = 'md', onPress }: AnalyzeButtonProps) {
  const words = useWords(voiceWords)
  const id = useId()
  return (
    <>
      <Button
        variant={isReady ? 'primary' : 'secondary'}
        size={size}
        className={isReady ? 'min-h-11' : 'min-h-11 cursor-not-allowed border-dashed text-ink-soft'}
        busy={isAnalyzing}
        busyLabel={words.analyzing}
        disabled={disabled}
        aria-describedby={isReady ? undefined : id}
        onClick={onPress}
      >
        {words.analyze}
      </Button>
      {!isReady && <VisuallyHidden id={id}>{words.recordFirst}</VisuallyHidden>}
    </>
  )
}
