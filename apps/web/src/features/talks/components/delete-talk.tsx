import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sharesQuery } from '../../../api/shares.ts'
import { removeTalk, TALKS_KEY } from '../../../api/talks.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { talkBook } from '../../../storage/talk-book.ts'
import { talkReminders } from '../../../storage/talk-reminders.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/use-toast.ts'

type DeleteProps = { id: string; title: string; onDone: () => void; children: (ask: () => void) => ReactNode }

/** Deletes a talk once that is confirmed, here and on the server. */
export function DeleteTalk({ id, title, onDone, children }: DeleteProps) {
  const words = useWords(talks).removal
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeTalk(id),
    onSuccess: async () => {
      onDone()
      const book = talkBook.read()
      const { [id]: _, ...waiting } = book.waiting
      talkBook.write({ talks: book.talks.filter((talk) => talk.id !== id), waiting, settled: book.settled + 1 })
      talkReminders.write(talkReminders.read().filter((one) => one.id !== id))
      await Promise.all([TALKS_KEY, sharesQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    onError: () => toast({ title: words.failed, variant: 'destructive' }),
  })
  return (
    <>
      {children(() => setIsAsking(true))}
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={words.question}
        subject={title}
        cancelLabel={words.keep}
        confirmLabel={words.confirm}
        busyLabel={words.busy}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  )
}
