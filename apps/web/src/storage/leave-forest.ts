import { forestMark } from './forest-mark.ts'
import { forgetConversation } from './open-conversation.ts'
import { forgetTalks } from './talk-book.ts'

/** Another forest is shown from now on: what was said in the one before stays out of it. */
export function leaveForest(): void {
  forestMark.write('')
  forgetConversation('all')
  forgetTalks()
}
