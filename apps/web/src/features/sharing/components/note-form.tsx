import { useMutation } from '@tanstack/react-query'
import { COMMENT_LENGTH, PERSON_NAME_LENGTH } from '@understory/contract/limits'
import type { ShareComment } from '@understory/contract/sharing'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import { postComment } from '../../../api/shares.ts'
import { useSubmitAttempts } from '../../../lib/use-form-errors.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Input } from '../../../ui/input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/use-toast.ts'
import type { Pin } from './shared-texts.tsx'

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
  const [author, setAuthor] = useState('')
  const [text, setText] = useState('')
  const { form, wasTried, addTry, forgetTries } = useSubmitAttempts()
  const posting = useMutation({
    mutationFn: (share: string) =>
      postComment(share, {
        author: author.trim(),
        text,
        ...(pin && { anchor: { textId: pin.textId, start: pin.start, end: pin.end } }),
      }),
    onSuccess: (note) => {
      onPosted(note)
      clear()
      toast({ title: notes.posted, description: notes.postedMeaning })
    },
    onError: (error) => {
      const sentence = error instanceof ApiError ? error.sentence : undefined
      toast({ title: notes.failed, description: sentence ?? notes.failedMeaning, variant: 'destructive' })
    },
  })
  function clear(): void {
    setText('')
    forgetTries()
    onUnpin()
  }
  function post(event: FormEvent): void {
    event.preventDefault()
    addTry()
    if (text.trim() === '' || author.trim() === '') return
    if (id === null) {
      clear()
      toast({ title: notes.demoPosted, description: notes.demoPostedMeaning })
    } else posting.mutate(id)
  }
  return (
    <form ref={form} noValidate onSubmit={post} className="grid gap-4">
      {id === null && <p className="text-small text-ink-soft">{notes.demo}</p>}
      <Field label={notes.name} error={wasTried && author.trim() === '' ? notes.nameMissing : undefined}>
        <Input
          name="author"
          autoComplete="name"
          required
          maxLength={PERSON_NAME_LENGTH}
          value={author}
          onChange={({ target }) => setAuthor(target.value)}
        />
      </Field>
      {pin && (
        <p className="grid justify-items-start text-small text-ink-soft">
          {`${words.texts.pinned} “${pin.sentence}”`}
          <Button variant="quiet" size="sm" onClick={onUnpin}>
            {words.texts.unpin}
          </Button>
        </p>
      )}
      <Field label={notes.label} error={wasTried && text.trim() === '' ? notes.missing : undefined}>
        <TextArea
          name="text"
          required
          rows={3}
          maxLength={COMMENT_LENGTH}
          placeholder={notes.placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={posting.isPending}
        busyLabel={notes.posting}
      >
        {notes.post}
      </Button>
      <HelpNote part={posting.data?.help} />
    </form>
  )
}
