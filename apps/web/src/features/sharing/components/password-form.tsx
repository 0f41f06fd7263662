import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import { useFocusFirstError } from '../../../lib/use-form-errors.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cardClass } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { openByLink } from '../open-by-link.ts'

export function PasswordForm({ id, secret }: { id: string; secret: string }) {
  const words = useWords(sharedView)
  const [password, setPassword] = useState('')
  const queryClient = useQueryClient()
  const opening = useMutation({
    mutationFn: () => openByLink(id, secret, password),
    onSuccess: (view) => queryClient.setQueryData(['/api/shared', id, secret], view),
  })
  const form = useFocusFirstError(opening.error)
  const told =
    opening.error &&
    (opening.error instanceof ApiError && opening.error.status === 401 ? words.password.wrong : words.failed.text)
  const open = (event: FormEvent) => {
    event.preventDefault()
    opening.mutate()
  }
  return (
    <div className="page-width grid justify-items-center gap-6 py-16">
      <h1 className="text-center">{words.password.title}</h1>
      <form ref={form} onSubmit={open} className={cardClass({ className: 'grid w-full max-w-[420px] gap-4' })}>
        <Field label={words.password.label} error={told ?? undefined}>
          <Input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" busy={opening.isPending}>
          {words.password.open}
        </Button>
      </form>
    </div>
  )
}
