import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { endSession, makeDeviceCode, redeemDeviceCode, sessionsQuery } from '../../../api/account.ts'
import { ApiError } from '../../../api/error.ts'
import { clockTime, dateAndTime } from '../../../lib/clock-time.ts'
import { useFocusFirstError } from '../../../lib/use-form-errors.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords, type Words } from '../../../lib/words/use-words.ts'
import { markOfForest } from '../../../storage/forest-mark.ts'
import { leaveForest } from '../../../storage/leave-forest.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { SettingsCard } from './settings-card.tsx'

export function Devices() {
  const words = useWords(settings).devices
  const queryClient = useQueryClient()
  const { data } = useQuery(sessionsQuery)
  const ending = useMutation({
    mutationFn: endSession,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onError: () => toast({ title: words.failed, variant: 'destructive' }),
  })
  return (
    <SettingsCard
      id="devices"
      heading={words.heading}
      lead={data?.length === 0 ? words.none : words.lead}
      className="grid gap-4"
    >
      <ul className="grid">
        {data?.map(({ id, seenAt, isThis }) => {
          const name = isThis ? words.this : words.other
          return (
            <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-0">
              <span>{`${name}, ${words.seen(dateAndTime(seenAt))}`}</span>
              {!isThis && (
                <Button variant="quiet" aria-label={words.endOf(name)} onClick={() => ending.mutate(id)}>
                  {words.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <OwnCode />
      <OtherCode />
    </SettingsCard>
  )
}

function OwnCode() {
  const words = useWords(settings).devices
  const making = useMutation({
    mutationFn: makeDeviceCode,
    onError: () => toast({ title: words.failed, variant: 'destructive' }),
  })
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-body font-semibold">{words.codeHeading}</h3>
      <Button variant="secondary" busy={making.isPending} onClick={() => making.mutate()}>
        {words.make}
      </Button>
      {making.data && (
        <div role="status" className="grid gap-1">
          <p className="font-code text-lead">{making.data.code.replaceAll('-', ' ')}</p>
          <p className="text-small text-ink-soft">{words.codeMeaning(clockTime(Date.parse(making.data.expiresAt)))}</p>
        </div>
      )}
    </div>
  )
}

function OtherCode() {
  const words = useWords(settings).devices
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const opening = useMutation({
    mutationFn: () => {
      // Removing the mark tells other tabs that the forest was left.
      markOfForest()
      return redeemDeviceCode(code)
    },
    onSuccess: async () => {
      setCode('')
      leaveForest()
      await queryClient.resetQueries()
      toast({ title: words.opened })
    },
  })
  const form = useFocusFirstError(opening.error)
  const open = (event: FormEvent) => {
    event.preventDefault()
    opening.mutate()
  }
  return (
    <form ref={form} onSubmit={open} className="grid gap-3">
      <Field
        label={words.redeem}
        hint={words.redeemHint}
        error={opening.error ? refusalOf(opening.error, words) : undefined}
      >
        <Input
          name="deviceCode"
          autoComplete="one-time-code"
          required
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" busy={opening.isPending}>
        {words.open}
      </Button>
    </form>
  )
}

/** Only a server response means that a code is wrong. */
function refusalOf(error: Error, words: Words<typeof settings>['devices']): string {
  const { status } = error instanceof ApiError ? error : { status: 0 }
  if (status === 429) return words.busy
  return status >= 400 && status < 500 ? words.wrong : words.failed
}
