import type { Locator, Page } from '@playwright/test'

/** Page object of the chat beside a page. */
export class ChatPanel {
  readonly page: Page
  readonly launcher: Locator
  readonly panel: Locator
  readonly input: Locator
  readonly newest: Locator

  constructor(page: Page) {
    this.page = page
    this.launcher = page.getByRole('button', { name: 'Chat with Understory' })
    this.panel = page.getByRole('dialog', { name: 'Understory Assistant' })
    this.input = this.panel.getByRole('textbox', { name: 'Your message' })
    this.newest = this.panel.locator('[data-newest-answer]')
  }

  async send(message: string): Promise<void> {
    await this.input.fill(message)
    await this.input.press('Enter')
  }

  /** Opens a page, and the chat beside it with a message. */
  async ask(address: string, message: string): Promise<void> {
    await this.page.goto(address)
    await this.launcher.click()
    await this.send(message)
  }
}
