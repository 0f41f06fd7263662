import type { TextFinding } from '@understory/contract/text-measures'
import { saveText } from '../../../lib/save-file.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { figuresJson, reportOf } from '../report.ts'
import type { Reading } from '../types.ts'

type ExportsProps = { text: string; reading: Reading; findings: readonly TextFinding[] }

export function Exports(source: ExportsProps) {
  const words = useWords(textWords)
  const { exports } = words
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <CopyButton text={source.text} />
      <Button
        variant="quiet"
        size="sm"
        onClick={() => saveText(exports.reportName, reportOf(source, words), 'text/markdown')}
      >
        {exports.report}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => saveText(exports.figuresName, figuresJson(source), 'application/json')}
      >
        {exports.figures}
      </Button>
    </div>
  )
}
