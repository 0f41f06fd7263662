import { expect, type Page } from '@playwright/test'
import { open } from './ready.ts'

export const SECTION = '/dashboard/professional-dev?section=customer-support'
export const header = (page: Page) => page.getByRole('banner')
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
export const flyout = (page: Page) => page.getByRole('navigation', { name: 'Branches' })
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Branches' })
export const search = (page: Page) =>
  header(page).or(menu(page)).getByRole('combobox', { name: 'Search branches' }).filter({ visible: true })
export const options = (page: Page) => page.getByRole('option')
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true })

export async function openFlyout(page: Page, address = '/about'): Promise<void> {
  await open(page, address)
  await page.getByRole('button', { name: 'Branches', exact: true }).click()
  await flyout(page).waitFor()
}

export async function openMenu(page: Page, address = '/about'): Promise<void> {
  await open(page, address)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu(page).waitFor()
}

/** Checks the parts of the header shown at every width. */
export async function expectHeader(page: Page): Promise<void> {
  expect(await header(page).boundingBox()).toMatchObject({ y: 0, height: 60 })
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0)
  await expect(header(page).getByRole('link', { name: 'Understory, home' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'View Tree' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Help (?)' })).toHaveText('?')
}
