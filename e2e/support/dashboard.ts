import type { Page } from '@playwright/test'
import { ready } from './ready.ts'

export const form = (page: Page) => page.getByRole('form', { name: 'What should grow here next?' })
export const main = (page: Page) => page.getByRole('main')
export const card = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
export const cardFlyout = (page: Page, name: string) => page.getByRole('group', { name: `Inside ${name}` })

export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await ready(page)
}

/** A sprout log of that many words, as stored. */
export function logsOf(words: number): string {
  const log = { id: 'a', date: new Date().toISOString(), wordCount: words, topWords: [{ word: 'river', count: 3 }] }
  return JSON.stringify([log])
}
