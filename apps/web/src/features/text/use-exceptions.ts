import { useQueryClient } from '@tanstack/react-query'
import type { NewWritingException } from '@understory/contract/writing-exceptions'
import { codeOf } from '../../api/error.ts'
import { addWritingException, removeWritingException, writingExceptionsQuery } from '../../api/text.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { textWords } from '../../lib/words/en/text.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { toast } from '../../ui/use-toast.ts'

/** Mutes rules and accepts words, with undo; failures show a toast. */
export function useExceptions() {
  const words = useWords(textWords).notes
  const queryClient = useQueryClient()

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      await queryClient.invalidateQueries({ queryKey: writingExceptionsQuery.queryKey })
      return true
    } catch (error) {
      recordEvent('text', codeOf(error))
      toast({ ...words.notSaved, variant: 'destructive' })
      return false
    }
  }

  return {
    add: async (exception: NewWritingException) => {
      const isAdded = await attempt(() => addWritingException(exception, randomId()))
      if (isAdded) toast(exception.kind === 'rule' ? words.muted : words.added)
    },
    takeBack: (id: string) => attempt(() => removeWritingException(id)),
  }
}
