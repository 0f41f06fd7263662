import { TEXT_LENGTH } from '@understory/contract/limits'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import type { TextInsight } from '../use-text-insight.ts'

/** Runs the server's analysis; disabled without words. */
export function AnalyzeButton({ insight, label }: { insight: TextInsight; label?: string | undefined }) {
  const words = useWords(textWords)
  const { text, isAnalyzing } = insight
  return (
    <Button
      variant="primary"
      size="sm"
      busy={isAnalyzing}
      busyLabel={words.analyzing}
      disabled={text.trim() === '' || text.length > TEXT_LENGTH}
      onClick={insight.analyze}
    >
      {label ?? words.analyze}
    </Button>
  )
}
