import { useEffect } from 'react'
import { forestMark } from '../../storage/forest-mark.ts'
import { forgetConversation, type OpenConversation } from '../../storage/open-conversation.ts'
import { isOfAnotherForest } from './kept-thread.ts'

/** Another tab may have opened another forest, or deleted everything: then what was said before is forgotten here too. */
export function useOwnForest(place: OpenConversation): void {
  useEffect(() => {
    const look = () => {
      if (isOfAnotherForest(place)) forgetConversation('all')
    }
    look()
    return forestMark.subscribe(look)
  }, [place])
}
