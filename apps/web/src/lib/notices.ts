/** Asks to show notices, where the browser has them. @returns whether it will show them */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

type Notice = { title: string; text: string; tag: string }

/** Shows a notice of the browser. @returns false where it shows none, so that the page has to say it */
export function showNotice({ title, text, tag }: Notice): boolean {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false
  try {
    new Notification(title, { body: text, icon: '/icon.svg', tag })
    return true
  } catch {
    // Android shows notices of a service worker alone.
    return false
  }
}
