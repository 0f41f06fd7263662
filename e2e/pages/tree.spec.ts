import type { Page } from '@playwright/test'
import { subBranchNodes, treeBranches } from '@understory/forest/find'
import { expectAccessible } from '../support/axe.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const SECTION = '/dashboard/public-speaking?section=presentation-skills'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Every branch' })

async function openTree(page: Page): Promise<void> {
  await page.goto(SECTION)
  await ready(page)
  await page.getByRole('button', { name: 'View Tree' }).filter({ visible: true }).first().click()
  await dialog(page).waitFor()
}

test('TREE-01 TREE-02 TREE-03 the tree shows branches without the new-branch entry, marks here, zooms, and opens pages', async ({
  page,
}) => {
  await openTree(page)
  const sermon = dialog(page).getByRole('link', { name: 'Sermon' })
  await dialog(page).getByRole('button', { name: 'List' }).click()
  await expect(dialog(page).getByRole('link', { name: 'Presentation Skills' })).toHaveAttribute('aria-current', 'page')
  await expect(sermon).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Faith & Still Waters' }).click()
  await expect(sermon).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Drawing' }).click()
  const names = treeBranches().flatMap((branch) => [branch.label, ...subBranchNodes(branch).map(({ label }) => label)])
  const items = dialog(page).getByRole('treeitem')
  await expect(items).toHaveCount(names.length)
  expect((await items.evaluateAll((all) => all.map((item) => item.getAttribute('aria-label')))).toSorted()).toEqual(
    names.toSorted(),
  )
  await expect(dialog(page).getByRole('treeitem', { name: 'Plant a Seed' })).toHaveCount(0)
  await expectAccessible(page)

  const node = dialog(page).getByRole('treeitem', { name: 'Presentation Skills', exact: true })
  await expect(dialog(page).locator('svg text', { hasText: 'Presentat…' })).toHaveCount(1)
  await node.focus()
  await expect(dialog(page).locator('svg text', { hasText: /^Presentation Skills$/ })).toBeVisible()

  const whole = dialog(page).getByRole('button', { name: 'Whole tree' })
  await expect(whole).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog(page).locator('svg[role=tree] > g')).toHaveAttribute('transform', /scale\(1\.4\)/)
  await whole.click()
  await expect(dialog(page).locator('svg[role=tree] > g')).toHaveAttribute('transform', /scale\(1\)/)
  await expect(dialog(page).locator('[aria-current="page"]')).toHaveAccessibleName('Presentation Skills')
  await dialog(page).getByRole('treeitem', { name: 'Sermon', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/still-waters?section=sermon')
  await expect(dialog(page)).toHaveCount(0)
})

test('TREE-02 TREE-04 on a phone the overlay is a list of 90 by 80 percent, marked at the current page', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openTree(page)
  const box = await dialog(page).boundingBox()
  expect([box?.width, box?.height].map((size) => Math.round(size ?? 0))).toEqual([351, 675])
  // The drawing isn't legible on narrow screens.
  await expect(dialog(page).getByRole('button', { name: 'Drawing' })).toHaveCount(0)
  await expect(dialog(page).locator('[aria-current="page"]')).toHaveAccessibleName('Presentation Skills')
  await dialog(page)
    .getByRole('button', { name: /^Voice Analysis, 4 / })
    .click()
  await expect(dialog(page).getByRole('link', { name: 'Fewer Fillers' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Fewer Fillers' }).click()
  await expect(page).toHaveURL('/dashboard/voice-analysis/fewer-fillers')
})

test('TREE-04 the overlay is 90 by 80 %, at most 1000 by 800; arrows, Escape and focus return work', async ({
  page,
}) => {
  await openTree(page)
  for (const [width, height, wide, tall] of [
    [1050, 700, 945, 560],
    [2560, 1400, 1000, 800],
    [1440, 900, 1000, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const box = await dialog(page).boundingBox()
        return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
      })
      .toEqual([wide, tall])
  }

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await dialog(page).locator('[role=treeitem][tabindex="0"]').focus()
  expect(await focused()).toBe('Presentation Skills')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Professional Growth')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Faith & Still Waters')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/still-waters')
  await openTree(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'View Tree' }).filter({ visible: true }).first()).toBeFocused()
})
