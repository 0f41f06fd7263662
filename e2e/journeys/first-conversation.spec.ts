import { expect, expectFailedRequests, test } from '../support/test.ts'

const WORRY = "I need to tell my sister I can't take Dad every weekend any more, and I don't want a fight"

test.use({ baseURL: ({ ownServer }, use) => use(ownServer.address) })

test('D1 answers a first conversation, survives a killed server, and lists it in the history', async ({
  page,
  ownServer,
  assistant,
}) => {
  // Requests fail while the server is down.
  expectFailedRequests(page)
  await assistant.open()
  const answer = await assistant.ask(WORRY)
  expect(answer).toMatch(/sister|every weekend|weekend|fight/i)
  await expect(assistant.log).toContainText('sister')
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible()

  await assistant.chooseContext('Professional')
  await assistant.ask('now my boss, how do i ask for two fridays off')

  await ownServer.restart('SIGKILL')
  await page.goto('/settings')
  const conversation = page.getByRole('listitem').filter({ hasText: 'I need to tell my sister' })
  await expect(conversation).toContainText(WORRY)
  await expect(conversation).toContainText('how do i ask for two fridays off')
  await expect(conversation).toContainText('Professional')

  await conversation.getByRole('button', { name: /^Delete / }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to delete this conversation? This action cannot be undone.',
  )
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Conversation deleted', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('No conversations yet.')).toBeVisible()
})
