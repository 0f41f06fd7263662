import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { branchById } from '@understory/forest/lookup'
import { isSlug, titleFromSlug } from '@understory/forest/slug'
import { branches } from '../lib/words/en/branches.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Plant } from '../ui/art/plant.tsx'
import { Button, buttonClass } from '../ui/button.tsx'

export function Screen() {
  const words = useWords(branches).soon
  const { branch: id = '', section } = useSearch({ strict: false })
  const router = useRouter()
  const branch = branchById(id)
  const label = branch?.label ?? words.unknown

  function back() {
    if (window.history.length > 1) router.history.back()
    else void router.navigate({ to: '/dashboard' })
  }

  return (
    <div className="page-width grid justify-items-center gap-3 py-16 text-center">
      <Plant name={branch?.icon ?? 'plot'} className="h-[200px]" />
      <h1>{words.title(label)}</h1>
      <p className="max-w-[60ch] text-lead text-ink-soft">{words.text(label)}</p>
      {section && isSlug(section) && <p className="text-ink-soft">{words.section(titleFromSlug(section))}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          {words.explore}
        </Link>
        <Button variant="secondary" onClick={back}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
