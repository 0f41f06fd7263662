import type { Part } from '@understory/contract/coaching'
import { PERSON_NAME_LENGTH } from '@understory/contract/limits'
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { useSubmitAttempts } from '../../../lib/use-form-errors.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Input } from '../../../ui/input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type SignedFormProps = {
  words: { label: string; missing: string; placeholder: string; post: string }
  nameField: Pick<ComponentProps<typeof Input>, 'name' | 'required'>
  textField: Pick<ComponentProps<typeof TextArea>, 'name' | 'required' | 'rows' | 'maxLength'>
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'busy' | 'busyLabel'>
  help: Part | undefined
  /** `clear` empties the text; the name stays. */
  onPost: (written: { author: string; text: string }, clear: () => void) => void
  /** Above the name. */
  lead?: ReactNode
  /** Between the name and the text. */
  children?: ReactNode
}

/** A name and a text, which are both needed. */
export function SignedForm({ words, nameField, textField, button, help, onPost, lead, children }: SignedFormProps) {
  const { notes } = useWords(sharedView)
  const [name, setName] = useState('')
  const [written, setWritten] = useState('')
  const { form, wasTried, addTry, forgetTries } = useSubmitAttempts()
  const isNameMissing = name.trim() === ''
  const isTextMissing = written.trim() === ''

  function clear() {
    setWritten('')
    forgetTries()
  }
  function post(event: FormEvent) {
    event.preventDefault()
    addTry()
    if (!isNameMissing && !isTextMissing) onPost({ author: name.trim(), text: written }, clear)
  }

  return (
    <form ref={form} noValidate onSubmit={post} className="grid gap-4">
      {lead}
      <Field label={notes.name} error={wasTried && isNameMissing ? notes.nameMissing : undefined}>
        <Input
          {...nameField}
          autoComplete="name"
          maxLength={PERSON_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {children}
      <Field label={words.label} error={wasTried && isTextMissing ? words.missing : undefined}>
        <TextArea
          {...textField}
          placeholder={words.placeholder}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </Field>
      <Button {...button} type="submit" className="justify-self-start">
        {words.post}
      </Button>
      <HelpNote part={help} />
    </form>
  )
}
