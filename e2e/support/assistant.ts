import type { Locator, Page } from '@playwright/test'
import { open } from './ready.ts'

/** Page object of the assistant. */
export class AssistantPage {
  readonly page: Page
  readonly input: Locator
  readonly sendButton: Locator
  readonly log: Locator
  readonly newest: Locator
  readonly thinking: Locator

  constructor(page: Page) {
    this.page = page
    this.input = page.getByRole('textbox', { name: 'Your message' })
    this.sendButton = page.getByRole('button', { name: 'Send' })
    this.log = page.getByRole('log')
    this.newest = this.log.locator('[data-newest-answer]')
    this.thinking = this.log.getByText('Thinking...')
  }

  async open(): Promise<void> {
    await open(this.page, '/dashboard/chatbot')
  }

  async send(message: string): Promise<void> {
    await this.input.fill(message)
    await this.input.press('Enter')
  }

  /** Waits until no answer is under way. */
  async answered(): Promise<void> {
    await this.log.and(this.page.locator('[aria-busy=false]')).waitFor()
  }

  /** Sends a message and returns its answer's text. */
  async ask(message: string): Promise<string> {
    await this.send(message)
    await this.answered()
    return this.newest.innerText()
  }

  /** Opens the contexts, in a dialog on a phone, for what is done with them. */
  async amongContexts(act: () => Promise<void>): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Context' })
    const inDialog = await opener.isVisible()
    if (inDialog) await opener.click()
    await act()
    if (inDialog) await this.page.getByRole('button', { name: 'Done' }).click()
  }

  async chooseContext(name: string): Promise<void> {
    const choice = this.page.getByRole('radio', { name }).filter({ visible: true })
    await this.amongContexts(() => choice.check({ force: true }))
  }
}
