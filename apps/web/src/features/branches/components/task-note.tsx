import { Link } from '@tanstack/react-router'
import type { TaskHandoff } from '../../../lib/handoff.ts'
import { linkTo } from '../../../lib/link-to.ts'
import { sections } from '../../../lib/words/en/sections.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cardClass } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'

type TaskNoteProps = { handed: TaskHandoff; isTaskShown: boolean }

/** The exercise brought to a tool, with a link back. */
export function TaskNote({ handed: { title, task, back }, isTaskShown }: TaskNoteProps) {
  const words = useWords(sections)
  return (
    <div className="page-width pt-6">
      <div
        role="note"
        className={cardClass({
          quiet: true,
          className: 'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5!',
        })}
      >
        <div className="grid gap-1">
          <p>
            <span className="note">{words.task}</span> <b>{title}</b>
          </p>
          {isTaskShown && <p className="max-w-[72ch]">{task}</p>}
        </div>
        <Link {...linkTo(back.path)} className={linkClass('inline-flex min-h-11 items-center gap-2 no-underline')}>
          <Icon name="back" />
          {words.backTo(back.label)}
        </Link>
      </div>
    </div>
  )
}
