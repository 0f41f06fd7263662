import { useQuery } from '@tanstack/react-query'
import type { AccessLevel, ShareableBranch } from '@understory/contract/sharing'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { demoView } from '../demo.ts'
import { openByLink } from '../open-by-link.ts'
import { ClosedShare } from './closed-share.tsx'
import { PasswordForm } from './password-form.tsx'
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
