import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { withQueries } from '../../../api/queries.tsx'
import { markTask, practiceTasksQuery } from '../../../api/shares.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toast } from '../../../ui/use-toast.ts'

export const PracticeTasks = withQueries(Tasks)

function Tasks() {
  const words = useWords(sharing).tasks
  const queryClient = useQueryClient()
  const { data } = useQuery(practiceTasksQuery)
  const marking = useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) => markTask(id, done),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: practiceTasksQuery.queryKey }),
    onError: () => toast({ title: words.failed, variant: 'destructive' }),
  })
  if (!data || data.length === 0) return null
  return (
    <div className="page-width pb-10">
      <Card aria-labelledby="practice-tasks">
        <h2 id="practice-tasks" className="mb-2 text-h3">
          {words.heading}
        </h2>
        {data.map((task) => (
          <Checkbox
            key={task.id}
            label={task.text}
            hint={words.by(task.author)}
            checked={task.doneAt !== null}
            onChange={({ target }) => marking.mutate({ id: task.id, done: target.checked })}
          />
        ))}
      </Card>
    </div>
  )
}
