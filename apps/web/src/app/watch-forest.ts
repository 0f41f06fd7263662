import { forestMark } from '../storage/forest-mark.ts'
import { forgetConversation } from '../storage/open-conversation.ts'
import { forgetDeleted } from '../storage/session-text.ts'

/**
 * Clears this tab when another tab opens another forest or deletes everything. Without a mark there is nothing to tell
 * apart.
 */
export function watchForest(): void {
  forgetDeleted()
  let known = forestMark.text()
  const look = () => {
    const before = known
    known = forestMark.text()
    if (before === null || before === known) return
    if (known === null) forgetEverything()
    else if (before !== '') void forgetFormer()
  }
  forestMark.subscribe(look)
  // A page restored from the back/forward cache missed the storage event.
  addEventListener('pageshow', ({ persisted }) => persisted && look())
}

function forgetEverything(): void {
  sessionStorage.clear()
  // A reload clears everything the page shows.
  location.replace('/')
}

async function forgetFormer(): Promise<void> {
  forgetConversation('all')
  const { queryClient } = await import('../api/queries.tsx')
  await queryClient.resetQueries()
}
