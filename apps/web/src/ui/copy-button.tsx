import { useState } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Button } from './button.tsx'
import { toast } from './use-toast.ts'

export function CopyButton({ text }: { text: string }) {
  const words = useWords(ui)
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({ title: words.copyFailed, variant: 'destructive' })
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      icon={copied ? 'check' : 'copy'}
      onClick={copy}
      onBlur={() => setCopied(false)}
      className="max-md:min-h-11 pointer-coarse:min-h-11"
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </Button>
  )
}
