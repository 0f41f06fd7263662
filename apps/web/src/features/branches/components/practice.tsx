import type { PracticePage, PracticeTask } from '@understory/forest/generate'
import type { PlantName } from '@understory/forest/types'
import type { ReactNode } from 'react'
import { branches } from '../../../lib/words/en/branches.ts'
import { LANGUAGE } from '../../../lib/words/locale.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { BranchHead } from './branch-head.tsx'
import { CoachLink } from './coach-link.tsx'
import { NoticeBox } from './notice-box.tsx'

type PracticeProps = {
  page: PracticePage
  plant: PlantName
  before?: ReactNode
  /** Between tasks and starters. */
  between?: ReactNode
  children?: ReactNode
}

/** Three tasks and starters; help comes first if the words call for it. */
export function Practice({ page, plant, before, between, children }: PracticeProps) {
  const words = useWords(branches)
  return (
    <>
      <BranchHead title={page.title} lead={page.intro[0] ?? ''} leadLang="en" plant={plant}>
        <p className="note">{page.origin}</p>
      </BranchHead>
      <div lang="en" className="page-width grid gap-6 pt-8 pb-24">
        {page.helpFirst && (
          <div lang={LANGUAGE} className="order-first">
            <NoticeBox notice={page.helpFirst} />
          </div>
        )}
        {before && <div lang={LANGUAGE}>{before}</div>}
        {page.intro.slice(1).map((paragraph) => (
          <p key={paragraph} className="max-w-[66ch] text-lead text-ink-soft">
            {paragraph}
          </p>
        ))}
        <ol className="grid gap-6 lg:grid-cols-3">
          {page.tasks.map((task) => (
            <li key={task.id} className="grid">
              <Task task={task} page={page} />
            </li>
          ))}
        </ol>
        {between && <div lang={LANGUAGE}>{between}</div>}
        <section aria-labelledby="starters">
          <h2 lang={LANGUAGE} id="starters" className="mb-4">
            {words.starters}
          </h2>
          <ul className="grid gap-3">
            {page.prompts.map((prompt) => (
              <li key={prompt}>
                <Phrase text={prompt}>
                  <CoachLink context={page.context} draft={prompt} label={words.useStarter} quiet />
                </Phrase>
              </li>
            ))}
          </ul>
        </section>
        {children}
      </div>
    </>
  )
}

function Task({ task, page }: { task: PracticeTask; page: PracticePage }) {
  const words = useWords(branches)
  return (
    <Card className="grid content-start gap-3">
      <p lang={LANGUAGE} className="note">
        {words.task[task.tool]}
      </p>
      <h2 className="text-h3">{task.title}</h2>
      <p className="text-ink-soft">{task.instructions}</p>
      <Phrase text={task.prompt}>
        {task.tool === 'assistant' ? (
          <CoachLink context={page.context} draft={task.prompt} label={words.useStarter} quiet />
        ) : (
          <CopyButton text={task.prompt} />
        )}
      </Phrase>
    </Card>
  )
}
