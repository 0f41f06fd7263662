import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'

/** Skips the header. */
export function SkipLink() {
  const words = useWords(ui)
  return (
    <a
      href="#main"
      className="absolute start-4 -top-20 z-[99] rounded-b-control bg-surface-raised px-[18px] py-3 font-semibold focus:top-0"
    >
      {words.skip}
    </a>
  )
}
