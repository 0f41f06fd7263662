import { readText, writeText } from './key.ts'
import { forgetLanguage } from './language.ts'
import { restoreLog } from './log-book.ts'
import { sproutLogs } from './sprout.ts'

/** Tell our data from other software on the same origin. */
const OWN_KEYS = ['sproutLogs', 'sproutDays', 'branchSeeds', 'seenOnboarding']
const OWN_PREFIXES = ['understory.', 'sproutLogs.aside.', 'sproutDays.aside.', 'branchSeeds.aside.']
const OWN_DATABASE = 'understory'

/** Stored values by key, unparsed. */
export type BrowserData = Readonly<Record<string, string>>

export function readBrowserData(): BrowserData {
  try {
    return Object.fromEntries(
      Object.keys(localStorage)
        .filter(isOwnKey)
        .sort()
        .map((key) => [key, localStorage.getItem(key) ?? '']),
    )
  } catch {
    return {}
  }
}

function isOwnKey(key: string): boolean {
  return OWN_KEYS.includes(key) || OWN_PREFIXES.some((prefix) => key.startsWith(prefix))
}

/**
 * Imports data from another browser without overwriting: log entries are merged, other keys only fill gaps.
 * @returns false if some of it couldn't be stored
 */
export function addBrowserData(data: BrowserData): boolean {
  let isWhole = true
  for (const [key, text] of Object.entries(data)) {
    // The server imports talks under its own keys.
    if (!isOwnKey(key) || key === 'understory.talks' || key === 'understory.talkReminders') continue
    if (key === 'sproutLogs' && localStorage.getItem(key) !== null) isWhole = addLogs(text) && isWhole
    else isWhole = (readText(key) !== null || writeText(key, text)) && isWhole
  }
  return isWhole
}

function addLogs(text: string): boolean {
  const here = new Set(sproutLogs.read().items.map(({ id }) => id))
  const theirs = sproutLogs.decode(text)?.items ?? []
  return theirs.filter(({ id }) => !here.has(id)).every((log) => restoreLog(log) === 'kept')
}

export async function clearBrowserData(): Promise<void> {
  for (const key of Object.keys(localStorage).filter(isOwnKey)) localStorage.removeItem(key)
  sessionStorage.clear()
  forgetLanguage()
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(OWN_DATABASE)
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
