import type { Page } from '@playwright/test'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const chip = (kind: string, state: string, name: string | null, label: string) => ({ kind, state, id: name, label })

const NEEDS = [
  {
    id: 'ask',
    label: 'Ask for something',
    builders: [
      { id: 'ask-change', label: 'Ask for a change' },
      { id: 'ask-money', label: 'Ask for money back' },
    ],
  },
  { id: 'limit', label: 'Set a limit', builders: [{ id: 'limit', label: 'Set a limit' }] },
]
const HEARERS = ['Your roommate', 'Your dad', 'Your daughter'].map((label) => ({
  id: label.slice('Your '.length),
  label,
}))
const OFFERS = {
  kind: 'offers',
  cases: ['Your roommate eats your food', 'You want money for food'].map((label, at) => ({ id: `case-${at}`, label })),
  more: [{ id: 'case-9', label: 'Your roommate lies to you' }],
}
export const STARTER = 'Say no to a favor'

type Chosen = { [name: string]: unknown; fields?: Record<string, string> }
type Sent = { chosen: Chosen[]; messages: Record<string, unknown>[]; searches: (string | undefined)[] }

/** A fake coach that records requests. `isAway`: changes to a reply fail. */
export async function standInCoach(page: Page, ways: { isUnsure?: boolean; isAway?: boolean } = {}): Promise<Sent> {
  const sent: Sent = { chosen: [], messages: [], searches: [] }
  await page.route('**/api/coach/choices?*', (route) =>
    route.fulfill({
      json: { needs: NEEDS, hearers: HEARERS, starters: [{ label: STARTER, message: STARTER }] },
    }),
  )
  await page.route('**/api/coach/cases', (route) => {
    sent.searches.push(route.request().headers()['understory-search'])
    return route.fulfill({ json: [{ id: 'case-found', label: 'Bees in the yard' }] })
  })
  await page.route(/\/api\/(?:chatbot|assistant\/message)$/, (route) => {
    sent.messages.push(route.request().postDataJSON())
    const coaching = ways.isUnsure ? unsure() : sure({})
    return route.fulfill({
      json: {
        response: 'Could you keep it to [how often]?',
        trackedForAchievements: false,
        conversationId: id(1),
        messageTurnId: id(2 * sent.messages.length),
        turnId: id(2 * sent.messages.length + 1),
        isInterrupted: false,
        coaching,
      },
    })
  })
  await page.route('**/turns/*/chosen', (route) => {
    const chosen: Chosen = route.request().postDataJSON()
    sent.chosen.push(chosen)
    if (ways.isAway) return route.fulfill({ status: 503, body: '' })
    return route.fulfill({ json: { content: 'Drawn anew.', coaching: sure(chosen) } })
  })
  return sent
}

/** A likely listener, not the first in the list. */
const LIKELY = [{ id: 'daughter', label: 'Your daughter' }]

const unsure = () => ({
  chips: [
    chip('situation', 'guess', null, 'Not sure yet'),
    { ...chip('to', 'guess', 'roommate', 'Your roommate'), likely: LIKELY },
  ],
  parts: [
    OFFERS,
    { kind: 'builders', of: 'need', choices: NEEDS.map(({ id, label }) => ({ id, label })), more: [], chosen: null },
  ],
  suggestions: [],
  chosen: {},
})

function sure(chosen: Chosen) {
  const set = (kind: string, name: string, label: string) =>
    chosen[kind] === undefined ? chip(kind, 'default', name, label) : chip(kind, 'set', String(chosen[kind]), label)
  const opening = chosen.tone === 'firmer' ? 'I need us to keep it to ' : 'Could we keep it to '
  return {
    chips: [
      chosen.situation === undefined
        ? chip('situation', 'guess', 'case-0', 'Your roommate eats your food')
        : chip('situation', 'set', String(chosen.situation), 'Your roommate eats your food'),
      set('need', 'limit', 'Set a limit'),
      set('to', 'roommate', HEARERS.find((hearer) => hearer.id === chosen.to)?.label ?? 'Your roommate'),
      set('how', 'say', 'Say it'),
      set('tone', 'plain', 'Plain'),
    ],
    parts: [
      { kind: 'answer', text: 'Bring it up when you are both home.' },
      {
        kind: 'phrase',
        medium: 'say',
        segments: [
          { text: opening },
          { name: 'how often', value: chosen.fields?.['how often'] ?? '', offered: ['once a week', 'on Sundays'] },
          { text: ' from ' },
          { name: 'what day', value: chosen.fields?.['what day'] ?? 'Monday' },
          { text: '?' },
        ],
      },
      ...(chosen.need !== undefined && chosen.situation === undefined
        ? [{ kind: 'also', cases: [{ id: 'case-bees', label: 'Your neighbor keeps bees' }] }]
        : []),
      {
        kind: 'help',
        level: 'mention',
        text: 'Worried?',
        lines: [{ label: 'Call 988', href: 'tel:988', kind: 'call' }],
      },
    ],
    suggestions: ['Shorter', 'Another way'].map((label) => ({ label, message: label })),
    chosen,
  }
}
