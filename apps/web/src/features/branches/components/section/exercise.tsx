import { Link } from '@tanstack/react-router'
import type { ExerciseBlock } from '@understory/forest/content/types'
import type { Section } from '@understory/forest/types'
import { handToAssistant, handToRecorder, handToWriting, type TaskHandoff } from '../../../../lib/handoff.ts'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { cardClass } from '../../../../ui/card.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Mark, Steps } from './parts.tsx'

/** A five-minute exercise that opens in three tools. */
export function Exercise({ block, section }: { block: ExerciseBlock; section: Section }) {
  const words = useWords(sections)
  const { id, context, path, label } = section
  const taskOf = (task: string): TaskHandoff => ({ context, title: block.title, task, back: { path, label } })
  return (
    <section className={cardClass({ className: 'grid gap-4 print:break-inside-avoid' })}>
      <div className="grid gap-1">
        <p lang={LANGUAGE} className="note">
          {words.exercise(block.minutes)}
        </p>
        <h2>{block.title}</h2>
      </div>
      <Steps steps={block.steps} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link
          to="/dashboard/chatbot"
          onClick={() => handToAssistant({ context, draft: block.coach })}
          className={buttonClass({ variant: 'primary' })}
        >
          <Icon name="comment" />
          {words.coach}
        </Link>
        <Link
          to="/dashboard/voice-analysis"
          onClick={() => handToRecorder(taskOf(block.aloud))}
          className={buttonClass()}
        >
          <Icon name="mic" />
          {words.aloud}
        </Link>
        <Link
          to="/dashboard/text-analysis"
          onClick={() => handToWriting(taskOf(block.write))}
          className={buttonClass()}
        >
          <Icon name="text" />
          {words.write}
        </Link>
      </div>
      <p lang={LANGUAGE} className="text-small text-ink-soft print:hidden">
        {words.coachHint}
      </p>
      <Mark kind="done" id={id} label={words.doneLabel} hint={words.doneHint} />
    </section>
  )
}
