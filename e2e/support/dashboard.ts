import type { Page } from '@playwright/test'
import { open } from './ready.ts'

export const form = (page: Page) => page.getByRole('form', { name: 'What should grow here next?' })
export const main = (page: Page) => page.getByRole('main')
export const card = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
export const cardFlyout = (page: Page, name: string) => page.getByRole('group', { name: `Inside ${name}` })

export const openDashboard = (page: Page) => open(page, '/dashboard')

/** Sprout logs of that many words, as stored: the first of today, each other a day before. */
export function logsOf(...words: number[]): string {
  const logs = words.map((wordCount, ago) => {
    const date = new Date(Date.now() - ago * 86_400_000).toISOString()
    return { id: String(ago), date, wordCount, topWords: [{ word: 'river', count: 3 }] }
  })
  return JSON.stringify(logs)
}

/** Stores logs before each page of the test opens. */
export async function withLogs(page: Page, logs: string): Promise<void> {
  await page.addInitScript((text) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('sproutLogs', text)
  }, logs)
}
