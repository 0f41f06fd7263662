import { useState } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { toast } from './use-toast.ts'

export function useCopy(text: string) {
  const words = useWords(ui)
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      toast({ title: words.copyFailed, variant: 'destructive' })
    }
  }

  return { isCopied, copy, forget: () => setIsCopied(false) }
}
