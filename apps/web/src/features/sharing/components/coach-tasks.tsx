import { useMutation } from '@tanstack/react-query'
import { TASK_LENGTH } from '@understory/contract/limits'
import type { PracticeTask } from '@understory/contract/sharing'
import { useState } from 'react'
import { postTask } from '../../../api/shares.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { SignedForm } from './signed-form.tsx'

export function CoachTasks({ id, tasks }: { id: string; tasks: readonly PracticeTask[] }) {
  const { tasks: words, notes } = useWords(sharedView)
  const [own, setOwn] = useState<readonly PracticeTask[]>([])
  const setting = useMutation({
    mutationFn: (task: { author: string; text: string }) => postTask(id, task),
    onSuccess: (task) => {
      setOwn([task, ...own])
      toast({ title: words.posted, description: words.postedMeaning })
    },
    onError: () => toast({ title: words.failed, description: notes.failedMeaning, variant: 'destructive' }),
  })
  return (
    <Card aria-labelledby="coach-tasks" className="grid gap-4">
      <h2 id="coach-tasks">{words.heading}</h2>
      {own.length + tasks.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="grid gap-2">
        {[...own, ...tasks].map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
            {task.text}
            {task.doneAt && <Badge tone="leaf">{words.done}</Badge>}
          </li>
        ))}
      </ul>
      <SignedForm
        words={words}
        nameField={{ name: 'taskAuthor' }}
        textField={{ name: 'task', rows: 2, maxLength: TASK_LENGTH }}
        button={{ variant: 'secondary', busy: setting.isPending }}
        help={setting.data?.help}
        onPost={(task, clear) => setting.mutate(task, { onSuccess: clear })}
      />
    </Card>
  )
}
