import { firstWords } from '../lib/first-words.ts'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'

/** Copies a text. The text is part of its name, because a page may have several. */
export function CopyButton({ text, done }: { text: string; done?: string | undefined }) {
  const words = useWords(ui)
  const { isCopied, copy, forget } = useCopy(text)
  const copied = done ?? words.copied
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={isCopied ? copied : words.of({ deed: words.copy, subject: firstWords(text) })}
      icon={isCopied ? 'check' : 'copy'}
      onClick={copy}
      onBlur={forget}
      className="max-md:min-h-11 pointer-coarse:min-h-11"
    >
      <span aria-live="polite">{isCopied ? copied : words.copy}</span>
    </Button>
  )
}
