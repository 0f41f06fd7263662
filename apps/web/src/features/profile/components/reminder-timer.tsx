import { useEffect } from 'react'
import { dateOf } from '../../../lib/local-day.ts'
import { showNotification } from '../../../lib/notifications.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { type Reminder, reminder } from '../../../storage/reminder.ts'
import { toast } from '../../../ui/use-toast.ts'

const EVERY_MILLISECONDS = 30_000

/** Shows the daily reminder as a notification, or on the page if not permitted. Renders nothing. */
export function ReminderTimer() {
  const words = useWords(settings).notifications
  useEffect(() => {
    const look = () => {
      const now = new Date()
      const chosen = reminder.read()
      if (!isReminderDue(chosen, now)) return
      reminder.write({ ...chosen, lastShown: dateOf(now) })
      const { title, text } = words
      if (!showNotification({ title, text, tag: 'understory-reminder' })) toast({ title, description: text })
    }
    look()
    const timer = setInterval(look, EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [words])
  return null
}

/** Whether the reminder's time has passed and it wasn't shown today. */
export function isReminderDue({ isOn, time, lastShown }: Reminder, now: Date): boolean {
  const clock = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`
  return isOn && clock >= time && lastShown !== dateOf(now)
}
