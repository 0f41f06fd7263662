import { Link } from '@tanstack/react-router'
import { seedPages } from '../../../lib/words/en/seed-pages.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'

/** A seed's address in a browser without that seed. */
export function UnknownSeed() {
  const words = useWords(seedPages).page
  return (
    <DeadEnd drawing={<Scene name="empty-logs" className="w-[260px]" />} title={words.unknown} text={words.unknownText}>
      <Link to="/dashboard/new-branch" className={buttonClass({ variant: 'primary' })}>
        {words.plant}
      </Link>
    </DeadEnd>
  )
}
