import { Link } from '@tanstack/react-router'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { buttonClass } from '../../../ui/button.tsx'

export function NoTalk() {
  const words = useWords(talks)
  return (
    <div className="page-width grid max-w-[760px]! justify-items-start gap-4 py-16">
      <h1>{words.gone}</h1>
      <p className="text-ink-soft">{words.goneText}</p>
      <Link to="/dashboard/talks" className={buttonClass({ variant: 'primary' })}>
        {words.all}
      </Link>
    </div>
  )
}
