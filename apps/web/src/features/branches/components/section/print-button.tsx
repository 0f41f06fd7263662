import { sections } from '../../../../lib/words/en/sections.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'

export function PrintButton() {
  const words = useWords(sections)
  return (
    <Button variant="quiet" icon="book" onClick={() => window.print()} className="justify-self-start">
      {words.print}
    </Button>
  )
}
