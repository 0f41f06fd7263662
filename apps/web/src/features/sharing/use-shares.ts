import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Share } from '@understory/contract/sharing'
import { ApiError, codeOf } from '../../api/error.ts'
import {
  changeShare,
  closeShare,
  closeShareOnUnload,
  makeShare,
  type NewShare,
  type ShareEdit,
  sharesQuery,
} from '../../api/shares.ts'
import { dateAndTime } from '../../lib/clock-time.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { sharing } from '../../lib/words/en/sharing.ts'
import { useWords, type Words } from '../../lib/words/use-words.ts'
import { toast } from '../../ui/use-toast.ts'
import { leave } from './leaving-shares.ts'

/** A share's link: the path has the id, the hash the secret, which browsers don't send. */
export function shareLink(id: string, secret: string): string {
  return `${location.origin}/shared/${id}#${secret}`
}

/** A share's name: its recipient, else when it was created. */
export function shareName({ name, email, createdAt }: Share, { coaches }: Words<typeof sharing>): string {
  return name || email || coaches.link(dateAndTime(createdAt))
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

export function useShareEdit(said: { title: string; description: string }, onDone: () => void) {
  const words = useWords(sharing).edit
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, edit }: { id: string; edit: ShareEdit }) => changeShare(id, edit),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sharesQuery.queryKey })
      toast(said)
      onDone()
    },
    onError: (error) => {
      recordEvent('share-edit', codeOf(error))
      toast({ title: words.failed, description: words.failedMeaning, variant: 'destructive' })
    },
  })
}

/** Removes a share; can be undone for ten seconds. */
export function useShareRemoval(onGone: (id: string) => void) {
  const words = useWords(sharing).removal
  const queryClient = useQueryClient()
  const close = async (id: string, isLeavingPage: boolean) => {
    try {
      await (isLeavingPage ? closeShareOnUnload(id) : closeShare(id))
      onGone(id)
      queryClient.setQueryData(sharesQuery.queryKey, (shares) => shares?.filter((share) => share.id !== id))
      toast({ title: words.done, description: words.doneMeaning })
    } catch (error) {
      recordEvent('share-removal', codeOf(error))
      toast({ title: words.failed, variant: 'destructive' })
    }
  }
  return (id: string) => leave(id, (isLeavingPage) => close(id, isLeavingPage))
}
