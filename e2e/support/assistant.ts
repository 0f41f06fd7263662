import type { Locator, Page } from '@playwright/test'
import { ready } from './ready.ts'

/** Page object of the assistant. */
export class AssistantPage {
  readonly page: Page
  readonly input: Locator
  readonly sendButton: Locator
  readonly log: Locator
  readonly thinking: Locator

  constructor(page: Page) {
    this.page = page
    this.input = page.getByRole('textbox', { name: 'Your message' })
    this.sendButton = page.getByRole('button', { name: 'Send' })
    this.log = page.getByRole('log')
    this.thinking = this.log.getByText('Thinking...')
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard/chatbot')
    await ready(this.page)
  }

  /** Sends a message and returns its answer's text. */
  async ask(message: string): Promise<string> {
    await this.input.fill(message)
    await this.input.press('Enter')
    await this.log.and(this.page.locator('[aria-busy=false]')).waitFor()
    return this.log.locator('[data-newest-answer]').innerText()
  }

  /** Chooses a context, in a dialog on a phone. */
  async chooseContext(name: string): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Context' })
    const inDialog = await opener.isVisible()
    if (inDialog) await opener.click()
    await this.page.getByRole('radio', { name }).filter({ visible: true }).check({ force: true })
    if (inDialog) await this.page.getByRole('button', { name: 'Done' }).click()
  }
}
