import { Link } from '@tanstack/react-router'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'

export function NotFound() {
  const words = useWords(shell).notFound
  return (
    <DeadEnd drawing={<Scene name="empty-search" className="w-[260px]" />} title={words.heading} text={words.text}>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        {words.home}
      </Link>
    </DeadEnd>
  )
}
