import { Link } from '@tanstack/react-router'
import type { Context } from '@understory/contract/contexts'
import { pathTo } from '@understory/forest/addresses'
import type { ReactNode } from 'react'
import { handToAssistant } from '../../../../lib/handoff.ts'
import { linkTo } from '../../../../lib/link-to.ts'
import { contextNames } from '../../../../lib/words/en/context.ts'
import { oldDashboard } from '../../../../lib/words/en/old-dashboard.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Plant } from '../../../../ui/art/plant.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icons.ts'

const ROW = 'flex min-h-11 items-center gap-3 rounded-2 px-3 hover:bg-leaf-soft'

const CONTEXTS: readonly { context: Context; icon: IconName }[] = [
  { context: 'Personal', icon: 'heart' },
  { context: 'Work', icon: 'brief' },
  { context: 'Family', icon: 'people' },
  { context: 'Faith', icon: 'book' },
]

const SAMPLES = [
  { branch: 'public-speaking', section: 'presentation-skills', icon: 'foxglove', label: 'speaking' },
  { branch: 'public-speaking', section: 'business-communication', icon: 'horsetail', label: 'work' },
  { branch: 'teen-treehouse', section: 'academic-success', icon: 'birch-twig', label: 'study' },
  { branch: 'family-community', section: 'parent-child', icon: 'strawberry', label: 'parenting' },
] as const

export function Sidebar() {
  const words = useWords(oldDashboard)
  const names = useWords(contextNames)
  return (
    <nav
      aria-label={words.sidebar}
      className="grid content-start gap-7 border-line p-5 print:hidden max-lg:border-b max-lg:px-(--margin) max-lg:md:grid-cols-3 lg:border-e"
    >
      <Link
        to="/dashboard"
        className="flex min-h-11 items-center gap-3 rounded-2 bg-leaf-soft px-3 font-display text-h3 max-lg:md:col-span-full"
      >
        <Icon name="tree" className="mx-0.5 text-leaf-ink" />
        {words.forest}
      </Link>
      <Group id="side-branches" title={words.branches}>
        {SAMPLES.map(({ branch, section, icon, label }) => (
          <li key={label}>
            <Link {...linkTo(pathTo.section(branch, section))} className={ROW}>
              <Plant name={icon} className="h-7 w-6 flex-none" />
              {words.samples[label]}
            </Link>
          </li>
        ))}
      </Group>
      <Group id="side-contexts" title={words.contexts} note={words.contextsNote}>
        {CONTEXTS.map(({ context, icon }) => (
          <li key={context}>
            <Link to="/dashboard/chatbot" onClick={() => handToAssistant({ context, draft: '' })} className={ROW}>
              <Icon name={icon} className="mx-0.5 text-leaf-ink" />
              {names[context]}
            </Link>
          </li>
        ))}
      </Group>
      <Group id="side-more" title={words.more}>
        <li>
          <Link to="/dashboard/settings" className={ROW}>
            <Icon name="coach" className="mx-0.5 text-leaf-ink" />
            {words.settings}
          </Link>
        </li>
        <li>
          <Link to="/about" className={ROW}>
            <Icon name="info" className="mx-0.5 text-leaf-ink" />
            {words.help}
          </Link>
        </li>
      </Group>
    </nav>
  )
}

function Group({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <p id={id} className="px-3 font-display text-[1.0625rem] font-[480]">
        {title}
      </p>
      {note && <p className="note px-3">{note}</p>}
      <ul aria-labelledby={id} className="mt-1.5">
        {children}
      </ul>
    </div>
  )
}
