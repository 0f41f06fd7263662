import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AccessLevel, ShareableBranch } from '@understory/contract/sharing'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import { openShared } from '../../../api/shares.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useFocusFirstError } from '../../../lib/use-form-errors.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { cardClass } from '../../../ui/card.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { demoView } from '../demo.ts'
import { SharedBranches } from './shared-branches.tsx'

/** The secret from the address's hash, sent only to open the share; null before it is read. */
function useSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setSecret(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return secret
}

/** Opens a share and removes its secret from the address; a cookie opens it afterwards. */
async function openByLink(...link: Parameters<typeof openShared>) {
  const view = await openShared(...link)
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  return view
}

export function RealShare({ id }: { id: string }) {
  const words = useWords(sharedView)
  const secret = useSecret()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['/api/shared', id, secret],
    queryFn: () => openByLink(id, secret ?? ''),
    enabled: secret !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <Loading />
  if (data) return <SharedBranches id={id} view={data} />
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined }
  if (code === 'password-needed') return <PasswordForm id={id} secret={secret ?? ''} />
  if (status === 404) return <ClosedShare title={words.closed.title} text={words.closed.text} />
  if (status === 429) return <ClosedShare title={words.busy.title} text={words.busy.text} />
  return (
    <ClosedShare
      title={words.failed.title}
      text={words.failed.text}
      action={
        <Button variant="primary" onClick={() => refetch()}>
          {words.failed.retry}
        </Button>
      }
    />
  )
}

/** Sample figures, shown after half a second. */
export function DemoShare({ branches, access }: { branches: readonly ShareableBranch[]; access: AccessLevel }) {
  return useDebounced(true, 500, false) ? <SharedBranches id={null} view={demoView(branches, access)} /> : <Loading />
}

function PasswordForm({ id, secret }: { id: string; secret: string }) {
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

function ClosedShare({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const words = useWords(sharedView).closed
  return (
    <DeadEnd drawing={<Plant name="mycelium" className="h-[180px]" />} title={title} text={text}>
      {action ?? (
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          {words.explore}
        </Link>
      )}
    </DeadEnd>
  )
}

function Loading() {
  const words = useWords(sharedView)
  return (
    <div className="page-width grid gap-6 py-16">
      <h1>{words.title}</h1>
      <div role="status" className="grid gap-6">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton className="h-52 rounded-3" />
        <Skeleton className="h-52 rounded-3" />
      </div>
    </div>
  )
}
