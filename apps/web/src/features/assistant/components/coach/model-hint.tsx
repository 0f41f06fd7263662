import { Link } from '@tanstack/react-router'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { AsideLine } from '../../../../ui/aside-line.tsx'
import { buttonClass } from '../../../../ui/button.tsx'

/** Shown once per conversation: a language model can read every message, and how to set one up. */
export function ModelHint({ text }: { text: string }) {
  const words = useWords(coach)
  return (
    <AsideLine
      action={
        <Link
          to="/settings"
          search={{ tab: 'assistant' }}
          className={buttonClass({ variant: 'quiet', className: '-me-3 @max-[560px]:-ms-3' })}
        >
          {words.modelHow}
        </Link>
      }
    >
      {text}
    </AsideLine>
  )
}
