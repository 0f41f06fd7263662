import { Link } from '@tanstack/react-router'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** The page of an address that leads nowhere. */
export function NotFound() {
  const words = useWords(shell).notFound
  return (
    <div className="page-width grid justify-items-center gap-3 py-16 text-center">
      <Scene name="empty-search" className="w-[260px]" />
      <h1>{words.heading}</h1>
      <p className="text-lead text-ink-soft">{words.text}</p>
      <Link to="/" className={buttonClass({ variant: 'primary', className: 'mt-4' })}>
        {words.home}
      </Link>
    </div>
  )
}
