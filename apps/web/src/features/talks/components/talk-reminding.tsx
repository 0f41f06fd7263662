import { useEffect } from 'react'
import { addDays } from '../../../lib/local-day.ts'
import { showNotification } from '../../../lib/notifications.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { type TalkReminder, talkReminders } from '../../../storage/talk-reminders.ts'
import { toast } from '../../../ui/use-toast.ts'
import { wallClock } from '../wall-clock.ts'

const EVERY_MILLISECONDS = 20_000

/** Reminds of each talk once, while a page stands open: by the browser where it allows, else on the page. */
export function TalkReminding() {
  const words = useWords(talks)
  useEffect(() => {
    const look = () => {
      const clock = wallClock(new Date())
      const all = talkReminders.read()
      // A day that is still being typed, or long gone, reminds of nothing.
      const isDue = ({ at }: TalkReminder) => at <= clock && at.slice(0, 10) >= addDays(clock.slice(0, 10), -1)
      const due = all.filter(isDue)
      if (due.length === 0) return
      talkReminders.write(all.filter((one) => !isDue(one)))
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
  return null
}
