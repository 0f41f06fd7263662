import { useMutation } from '@tanstack/react-query'
import { COMMENT_LENGTH } from '@understory/contract/limits'
import type { ShareComment } from '@understory/contract/sharing'
import { ApiError } from '../../../api/error.ts'
import { postComment } from '../../../api/shares.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/use-toast.ts'
import type { Pin } from './shared-texts.tsx'
import { SignedForm } from './signed-form.tsx'

type NoteFormProps = {
  id: string | null
  pin: Pin | null
  onUnpin: () => void
  onPosted: (note: ShareComment) => void
}

/** In the demo, nothing is stored. */
export function NoteForm({ id, pin, onUnpin, onPosted }: NoteFormProps) {
  const words = useWords(sharedView)
  const { notes } = words
  const anchor = pin && { textId: pin.textId, start: pin.start, end: pin.end }
  const posting = useMutation({
    mutationFn: ({ share, ...note }: { share: string; author: string; text: string }) =>
      postComment(share, { ...note, ...(anchor && { anchor }) }),
    onSuccess: (note) => {
      onPosted(note)
      onUnpin()
      toast({ title: notes.posted, description: notes.postedMeaning })
    },
    onError: (error) => {
      const sentence = error instanceof ApiError ? error.sentence : undefined
      toast({ title: notes.failed, description: sentence ?? notes.failedMeaning, variant: 'destructive' })
    },
  })
  return (
    <SignedForm
      words={notes}
      lead={id === null && <p className="text-small text-ink-soft">{notes.demo}</p>}
      nameField={{ name: 'author', required: true }}
      textField={{ name: 'text', required: true, rows: 3, maxLength: COMMENT_LENGTH }}
      button={{ variant: 'primary', busy: posting.isPending, busyLabel: notes.posting }}
      help={posting.data?.help}
      onPost={(note, clear) => {
        if (id !== null) return posting.mutate({ share: id, ...note }, { onSuccess: clear })
        clear()
        onUnpin()
        toast({ title: notes.demoPosted, description: notes.demoPostedMeaning })
      }}
    >
      {pin && (
        <p className="grid justify-items-start text-small text-ink-soft">
          {`${words.texts.pinned} “${pin.sentence}”`}
          <Button variant="quiet" size="sm" onClick={onUnpin}>
            {words.texts.unpin}
          </Button>
        </p>
      )}
    </SignedForm>
  )
}
