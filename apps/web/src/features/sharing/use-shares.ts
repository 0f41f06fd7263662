import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, codeOf } from '../../api/error.ts'
import { changeShare, closeShare, makeShare, type NewShare, type ShareEdit, sharesQuery } from '../../api/shares.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { sharing } from '../../lib/words/en/sharing.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { toast } from '../../ui/use-toast.ts'

/** The link of a share: the id names it, the secret in the fragment opens it and is sent to no server by itself. */
export function shareLink(id: string, secret: string): string {
  return `${location.origin}/shared/${id}#${secret}`
}

export function useNewShare() {
  const words = useWords(sharing).link
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (share: NewShare) => makeShare(share, randomId()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharesQuery.queryKey }),
    onError: (error) => {
      recordEvent('share', codeOf(error))
      const sentence = error instanceof ApiError ? error.sentence : undefined
      toast({ title: words.failed, description: sentence ?? words.tryLater, variant: 'destructive' })
    },
  })
}

export function useShareEdit(onDone: () => void) {
  const words = useWords(sharing).edit
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, edit }: { id: string; edit: ShareEdit }) => changeShare(id, edit),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sharesQuery.queryKey })
      toast({ title: words.saved, description: words.savedMeaning })
      onDone()
    },
    onError: (error) => {
      recordEvent('share-edit', codeOf(error))
      toast({ title: words.failed, description: words.failedMeaning, variant: 'destructive' })
    },
  })
}

export function useShareRemoval(onDone: () => void) {
  const words = useWords(sharing).removal
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: closeShare,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sharesQuery.queryKey })
      toast({ title: words.done, description: words.doneMeaning })
      onDone()
    },
    onError: (error) => {
      recordEvent('share-removal', codeOf(error))
      toast({ title: words.failed, variant: 'destructive' })
    },
  })
}
