import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/queries.tsx'
import { pageConversation } from '../storage/open-conversation.ts'
import { stubStorage } from '../storage/test-storage.ts'
import { watchForest } from './watch-forest.ts'

let keptByTab: Map<string, string>
let keptByBrowser: Map<string, string>
const replace = vi.fn()
let tab: EventTarget

beforeEach(() => {
  replace.mockClear()
  queryClient.clear()
  tab = new EventTarget()
  keptByTab = stubStorage('sessionStorage')
  keptByBrowser = stubStorage('localStorage')
  vi.stubGlobal('window', tab)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('location', { replace })
})

/** Simulates a change of the forest mark by another tab. */
function elsewhere(mark: string | null): void {
  if (mark === null) keptByBrowser.delete('understory.forest')
  else keptByBrowser.set('understory.forest', mark)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'understory.forest' }))
}

/** Simulates a tab with typed text and server data. */
function used(): void {
  pageConversation.draft.write('I want to say no.')
  pageConversation.thread.write('{"conversationId":"1"}')
  queryClient.setQueryData(['/api/conversations'], ['I want to say no.'])
}

test.each([
  ['is deleted in another tab', () => elsewhere(null)],
  [
    'was deleted before the page came back from the back/forward cache',
    () => {
      keptByBrowser.clear()
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
  ],
])('B4 clears this tab when everything %s', (_when, happens) => {
  used()
  watchForest()
  happens()
  expect(keptByTab.size).toBe(0)
  expect(replace.mock.calls).toEqual([['/']])
})

test('B4 a tab reopened after everything was deleted has lost its texts', () => {
  used()
  watchForest()
  expect(pageConversation.draft.read()).toBe('I want to say no.')
  keptByBrowser.clear()
  watchForest()
  expect(keptByTab.size).toBe(0)
})

test('A1 S2 hides the old forest when another tab opens a new one, and keeps unsent text', async () => {
  used()
  watchForest()
  elsewhere('')
  await vi.waitFor(() => expect(queryClient.getQueryData(['/api/conversations'])).toBeUndefined())
  expect([pageConversation.thread.read(), pageConversation.draft.read()]).toEqual(['', 'I want to say no.'])
  expect(replace).not.toHaveBeenCalled()
})

test("getting a first mark doesn't count as another forest", () => {
  watchForest()
  elsewhere('first')
  queryClient.setQueryData(['/api/conversations'], [])
  elsewhere('first')
  expect(queryClient.getQueryData(['/api/conversations'])).toEqual([])
  expect(replace).not.toHaveBeenCalled()
})
