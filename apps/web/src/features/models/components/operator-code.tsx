import { useMutation, useQueryClient } from '@tanstack/react-query'
import { OPERATOR_CODE_LENGTH } from '@understory/contract/limits'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import { enterOperatorCode, leaveOperator, modelsQuery } from '../../../api/models.ts'
import { useFocusFirstError } from '../../../lib/use-form-errors.ts'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords, type Words } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { waitOf } from '../try-model.ts'

export function OperatorCode({ onOpen }: { onOpen: () => void }) {
  const words = useWords(modelWords).operator
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [wasEmpty, setWasEmpty] = useState(0)
  const entering = useMutation({
    mutationFn: () => enterOperatorCode(code.trim()),
    onSuccess: async () => {
      setCode('')
      await client.invalidateQueries(modelsQuery)
      toast({ title: words.open })
      onOpen()
    },
  })
  const form = useFocusFirstError(entering.error ?? wasEmpty)
  const error = code.trim() === '' && wasEmpty > 0 ? words.missing : entering.error && refusalOf(entering.error, words)
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') setWasEmpty((times) => times + 1)
    else entering.mutate()
  }
  return (
    <form ref={form} noValidate onSubmit={enter} className="mt-6 grid gap-3 border-t border-line pt-5">
      <h3 className="text-body font-semibold">{words.heading}</h3>
      <Field label={words.code} hint={words.hint} error={error ?? undefined}>
        <Input
          name="operatorCode"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={OPERATOR_CODE_LENGTH}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={entering.isPending}>
        {words.enter}
      </Button>
    </form>
  )
}

/** Only a server response means that a code is wrong. */
export function refusalOf(error: Error, words: Words<typeof modelWords>['operator']): string {
  if (!(error instanceof ApiError)) return words.failed
  if (error.status === 429) return error.retryAfterSeconds ? waitOf(error.retryAfterSeconds, words) : words.failed
  return error.status >= 400 && error.status < 500 ? words.wrong : words.failed
}

/** Locks the settings again, for shared computers. */
export function LockButton({ onLock }: { onLock: () => void }) {
  const words = useWords(modelWords)
  const client = useQueryClient()
  const leaving = useMutation({
    mutationFn: leaveOperator,
    onSuccess: async () => {
      await client.invalidateQueries(modelsQuery)
      onLock()
    },
    onError: () => toast({ title: words.failed, variant: 'destructive' }),
  })
  return (
    <div className="mt-6 grid justify-items-start gap-2 border-t border-line pt-5">
      <p className="text-small text-ink-soft">{words.operator.leaveHint}</p>
      <Button busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {words.operator.leave}
      </Button>
    </div>
  )
}
