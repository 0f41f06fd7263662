import { Link } from '@tanstack/react-router'
import { seedPages } from '../../../lib/words/en/seed-pages.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** A seed's address in a browser that does not have the seed. */
export function UnknownSeed() {
  const words = useWords(seedPages).page
  return (
    <div className="page-width grid justify-items-center gap-3 py-16 text-center">
      <Scene name="empty-logs" className="w-[260px]" />
      <h1>{words.unknown}</h1>
      <p className="max-w-[46ch] text-lead text-ink-soft">{words.unknownText}</p>
      <Link to="/dashboard/new-branch" className={buttonClass({ variant: 'primary', className: 'mt-4' })}>
        {words.plant}
      </Link>
    </div>
  )
}
