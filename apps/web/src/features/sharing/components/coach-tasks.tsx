import { useMutation } from '@tanstack/react-query'
import { PERSON_NAME_LENGTH, TASK_LENGTH } from '@understory/contract/limits'
import type { PracticeTask } from '@understory/contract/sharing'
import { type FormEvent, useState } from 'react'
import { postTask } from '../../../api/shares.ts'
import { useSubmitAttempts } from '../../../lib/use-form-errors.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Input } from '../../../ui/input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/use-toast.ts'

export function CoachTasks({ id, tasks }: { id: string; tasks: readonly PracticeTask[] }) {
  const words = useWords(sharedView)
  const [author, setAuthor] = useState('')
  const [text, setText] = useState('')
  const [own, setOwn] = useState<readonly PracticeTask[]>([])
  const { form, wasTried, addTry, forgetTries } = useSubmitAttempts()
  const setting = useMutation({
    mutationFn: () => postTask(id, { author: author.trim(), text }),
    onSuccess: (task) => {
      setOwn([task, ...own])
      setText('')
      forgetTries()
      toast({ title: words.tasks.posted, description: words.tasks.postedMeaning })
    },
    onError: () => toast({ title: words.tasks.failed, description: words.notes.failedMeaning, variant: 'destructive' }),
  })
  const set = (event: FormEvent) => {
    event.preventDefault()
    addTry()
    if (text.trim() === '' || author.trim() === '') return
    setting.mutate()
  }
  return (
    <Card aria-labelledby="coach-tasks" className="grid gap-4">
      <h2 id="coach-tasks">{words.tasks.heading}</h2>
      <ul className="grid gap-2">
        {[...own, ...tasks].map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
            {task.text}
            {task.doneAt && <Badge tone="leaf">{words.tasks.done}</Badge>}
          </li>
        ))}
      </ul>
      <form ref={form} noValidate onSubmit={set} className="grid gap-4">
        <Field label={words.notes.name} error={wasTried && author.trim() === '' ? words.notes.nameMissing : undefined}>
          <Input
            name="taskAuthor"
            autoComplete="name"
            maxLength={PERSON_NAME_LENGTH}
            value={author}
            onChange={({ target }) => setAuthor(target.value)}
          />
        </Field>
        <Field label={words.tasks.label} error={wasTried && text.trim() === '' ? words.tasks.missing : undefined}>
          <TextArea
            name="task"
            rows={2}
            maxLength={TASK_LENGTH}
            placeholder={words.tasks.placeholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" busy={setting.isPending}>
          {words.tasks.post}
        </Button>
        <HelpNote part={setting.data?.help} />
      </form>
    </Card>
  )
}
