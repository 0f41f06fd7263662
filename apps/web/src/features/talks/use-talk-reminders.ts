import { useEffect } from 'react'
import { dateOf } from '../../lib/local-day.ts'
import { showNotification } from '../../lib/notifications.ts'
import { talks } from '../../lib/words/en/talks.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { talkReminders } from '../../storage/talk-reminders.ts'
import { toast } from '../../ui/use-toast.ts'

const EVERY_MILLISECONDS = 20_000

/** Reminds of each talk once, while a page stands open: by the browser where it allows, else on the page. */
export function useTalkReminders(): void {
  const words = useWords(talks)
  useEffect(() => {
    const look = () => {
      const now = new Date()
      const clock = `${dateOf(now)}T${now.toTimeString().slice(0, 5)}`
      const all = talkReminders.read()
      const due = all.filter(({ at }) => at <= clock)
      if (due.length === 0) return
      talkReminders.write(all.filter(({ at }) => at > clock))
      for (const { id, who } of due) {
        const title = words.before.noticeTitle(who || words.noWho)
        const text = words.before.noticeText
        if (!showNotification({ title, text, tag: `understory-talk-${id}` })) toast({ title, description: text })
      }
    }
    look()
    const timer = setInterval(look, EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [words])
}
