import { forestMark } from '../storage/forest-mark.ts'
import { forgetConversation } from '../storage/open-conversation.ts'
import { forgetDeleted } from '../storage/session-text.ts'

/**
 * Another tab may open another forest, or delete everything: then this one shows nothing of it any more. Without a mark
 * this tab knows of nothing that could be told apart.
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
  // A page that comes back as it was left has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && look())
}

function forgetEverything(): void {
  sessionStorage.clear()
  // What stands on the page goes with it.
  location.replace('/')
}

async function forgetFormer(): Promise<void> {
  forgetConversation('all')
  const { queryClient } = await import('../api/queries.tsx')
  await queryClient.resetQueries()
}
