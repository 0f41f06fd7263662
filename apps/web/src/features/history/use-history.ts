import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  conversationsQuery,
  removeAllConversations,
  removeConversation,
  renameConversation,
  searchedConversations,
} from '../../api/conversations.ts'
import { codeOf } from '../../api/error.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { settings } from '../../lib/words/en/settings.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { forgetConversation } from '../../storage/open-conversation.ts'
import { toast } from '../../ui/use-toast.ts'

/** The owner's conversations with these words, newest first; failures show a toast and stay on the page. */
export function useHistory(search: string) {
  const words = useWords(settings).toasts
  const onFailure = (error: Error) => tellFailure(error, 'conversations', words.listFailed, words.later)
  const query = useInfiniteQuery({
    ...searchedConversations(search),
    placeholderData: keepPreviousData,
    meta: { onFailure },
  })
  return { ...query, conversations: query.data?.pages.flat() ?? [] }
}

/** Deletes a conversation; failures show a toast and keep the dialog open. */
export function useDeletion(onDeleted: () => void) {
  const words = useWords(settings).toasts
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: removeConversation,
    onSuccess: async (_done, id) => {
      forgetConversation(id)
      await queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey })
      toast({ title: words.deleted, description: words.deletedText })
      onDeleted()
    },
    onError: (error) => tellFailure(error, 'delete', words.deleteFailed, words.later),
  })
}

export function useRenaming(onRenamed: () => void) {
  const words = useWords(settings).toasts
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: renameConversation,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey })
      onRenamed()
    },
    onError: (error) => tellFailure(error, 'rename', words.renameFailed, words.later),
  })
}

export function useClearing(onCleared: () => void) {
  const words = useWords(settings).toasts
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: removeAllConversations,
    onSuccess: async () => {
      forgetConversation('all')
      await queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey })
      toast({ title: words.cleared, description: words.clearedText })
      onCleared()
    },
    onError: (error) => tellFailure(error, 'clear', words.deleteFailed, words.later),
  })
}

function tellFailure(error: Error, event: string, title: string, description: string): void {
  recordEvent(event, codeOf(error))
  toast({ title, description, variant: 'destructive' })
}
