/**
 * Asks for notification permission.
 * @returns whether notifications will be shown
 */
export async function requestNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

type Notice = { title: string; text: string; tag: string }

/**
 * Shows a notification.
 * @returns false if the page must show it instead
 */
export function showNotification({ title, text, tag }: Notice): boolean {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false
  try {
    new Notification(title, { body: text, icon: '/icon.svg', tag })
    return true
  } catch {
    // Android allows notifications only from a service worker.
    return false
  }
}
