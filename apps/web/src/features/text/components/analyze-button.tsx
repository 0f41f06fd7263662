import { TEXT_LENGTH } from '@understory/contract/limits'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import type { TextInsight } from '../use-text-insight.ts'

type AnalyzeButtonProps = { insight: TextInsight; keep?: boolean; label?: string | undefined }

/** Runs the server's analysis; disabled without words. */
export function AnalyzeButton({ insight, keep = false, label }: AnalyzeButtonProps) {
  const words = useWords(textWords)
  const { text, isAnalyzing } = insight
  return (
    <Button
      variant="primary"
      size="sm"
      busy={isAnalyzing}
      busyLabel={words.analyzing}
      disabled={text.trim() === '' || text.length > TEXT_LENGTH}
      onClick={() => insight.analyze({ keep })}
    >
      {label ?? words.analyze}
    </Button>
  )
}
