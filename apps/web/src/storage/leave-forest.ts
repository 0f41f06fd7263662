import { forestMark } from './forest-mark.ts'
import { forgetConversation } from './open-conversation.ts'
import { sessionText } from './session-text.ts'
import { forgetTalks } from './talk-book.ts'
import { talkReminders } from './talk-reminders.ts'

/** Clears what this browser keeps of the previous forest. */
export function leaveForest(): void {
  forestMark.write('')
  forgetConversation('all')
  forgetTalks()
  talkReminders.write([])
  for (const name of ['understory.text', 'understory.waitingText']) sessionText(name).write('')
}
