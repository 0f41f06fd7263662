import { expect, test } from 'vitest'
import { matchAddress } from './addresses.ts'
import { generateSubBranches, practicePage, seedPage } from './generate.ts'
import { PRACTICES } from './grown/practices.ts'
import { nodes } from './lookup.ts'
import { notices } from './notices.ts'

const LABELS = [
  'Talking with teenagers',
  'My boss',
  'Job interviews',
  'Wedding speech',
  'Cover letters',
  'Email',
  'Grief',
  'Losing a parent',
  'Saying no',
  'How to ask for a raise',
  'Beekeeping',
  'Healthcare communication',
  'Customer service',
  'Small talk',
  "Children's books",
  '日本の敬語',
  'مقابلة عمل',
  'iPhone photography',
  'a',
  '🎉🎉',
  '',
  '$& $1 {x} {X} [subject]',
  '<img src=x onerror=alert(1)>',
  '\u202Eevil\u0000\n\tlabel',
  '\uD800 lone',
  'word '.repeat(400),
  'x'.repeat(50_000),
]

const slugsFor = (label: string) => generateSubBranches(label).map(({ path }) => path.split('/').at(-1))

const wordsOf = (page: ReturnType<typeof seedPage>) => [
  page.title,
  page.origin,
  ...page.intro,
  ...page.prompts,
  ...page.tasks.flatMap((task) => [task.title, task.instructions, task.prompt]),
]

test('DEV-01 NET-03 any label gives four sub-branches, each with a written page of three tasks', () => {
  for (const label of LABELS) {
    const items = generateSubBranches(label)
    expect(items).toHaveLength(4)
    expect(new Set(items.map((item) => item.path)).size, label.slice(0, 40)).toBe(4)
    for (const item of items) {
      expect(Object.keys(item).toSorted()).toEqual(['description', 'icon', 'label', 'path'])
      const { address, params } = matchAddress(item.path)
      expect(address.screen, item.path).toBe('practice')
      const page = practicePage(params.branch ?? '', params.slug ?? '')
      expect(page?.title).toBe(item.label)
      expect(page?.tasks.map((task) => task.tool)).toEqual(['voice', 'text', 'assistant'])
    }
  }
})

test('the label decides which pages are offered', () => {
  expect(slugsFor('Talking with teenagers')[0]).toBe('start-the-talk')
  expect(slugsFor('Job interview')[0]).toBe('find-your-point')
  expect(slugsFor('Cover letters')[0]).toBe('the-first-line')
  expect(slugsFor('Grief')[0]).toBe('say-it-once')
  expect(slugsFor('How to say no')[0]).toBe('words-to-have-ready')
  expect(generateSubBranches('Beekeeping')[0]?.path).toBe('/dashboard/new-branch/explain-it-simply')
})

test("an unwritten page isn't found, under a branch or elsewhere", () => {
  expect(practicePage('voice-analysis', 'pauses')?.origin).toBe('Written for Voice Analysis.')
  for (const [branch, slug] of [
    ['faith', 'grace-notes'],
    ['voice-analysis', 'zzz-made-up'],
    ['new-branch', 'zzz-made-up'],
    ['voice-analysis', 'start-the-talk'],
    ['nowhere', 'poetry'],
    ['settings', 'poetry'],
    ['dev', ''],
    ['dev', '__proto__'],
  ] as const)
    expect(practicePage(branch, slug), `${branch}/${slug}`).toBeUndefined()
})

test("uses a seed's words as its name, and leaves them out of its tasks", () => {
  const seed = { title: 'Talking with teenagers', rationale: 'My son shuts the door when I ask about school.' }
  const page = seedPage(seed)
  expect(page.title).toBe('Talking with teenagers')
  expect(page.tasks.map((task) => task.id)).toEqual(['aloud', 'write', 'coach'])
  expect(page.tasks[2]?.prompt).toMatch(/^My topic: Talking with teenagers\. /)
  const ours = [...page.intro, ...page.tasks.flatMap(({ title, instructions }) => [title, instructions])].join(' ')
  expect(ours).not.toMatch(/teenagers|son/)
  expect(page.prompts).toHaveLength(4)
})

test('a sentence seed has no name until the person gives one', () => {
  const seed = { title: "I want to talk to my dad about money before it's too late", rationale: 'He hides his bills.' }
  expect(seedPage(seed).title).toBe('Your idea')
  expect(seedPage(seed).tasks[2]?.prompt).not.toContain('My topic')
  const named = seedPage({ ...seed, topic: { name: 'Dad and money', kind: 'change' } })
  expect(named.title).toBe('Dad and money')
  expect(named.tasks[0]?.prompt).toBe(PRACTICES.change.practices[0]?.aloud.prompt)
})

test('each sub-branch of a seed opens its own page, and an unknown one opens the seed', () => {
  const seed = { title: 'My landlord', rationale: 'He keeps the deposit.' }
  for (const item of generateSubBranches(seed.title, { parentPath: '/dashboard/seed/17' })) {
    const section = new URLSearchParams(item.path.split('?')[1]).get('section') ?? ''
    expect(seedPage(seed, section).title).toBe(item.label)
  }
  expect(seedPage(seed, 'nothing')).toEqual(seedPage(seed))
})

test('suicide, self-harm or abuse puts help first and never appears in our sentences', () => {
  for (const title of ['killing myself', 'Suicide', 'self harm', 'my boyfriend abuses me', 'domestic violence']) {
    const page = seedPage({ title })
    expect(page.helpFirst, title).toBe(notices.danger)
    const ours = [page.origin, ...page.intro, ...page.tasks.map((task) => task.instructions)].join(' ')
    expect(ours.toLowerCase(), title).not.toContain(title.toLowerCase())
    expect(slugsFor(title)[2]).toBe('ask-for-one-thing')
  }
  expect(seedPage({ title: 'Bedtime', rationale: 'I want to kill myself' }).helpFirst).toBe(notices.danger)
  expect(seedPage({ title: 'This deadline' }).helpFirst).toBeUndefined()
})

test('offers no practice for harming someone', () => {
  for (const title of ['Bullying my coworkers', 'How to lie to my boss', 'threatening a neighbor']) {
    expect(wordsOf(seedPage({ title })).join(' '), title).not.toMatch(/bully|ly(?:e)?ing to|threaten/i)
    expect(slugsFor(title)[0]).toBe('explain-it-simply')
  }
})

test('turns hostile labels into one plain line', () => {
  for (const label of LABELS) {
    for (const text of wordsOf(seedPage({ title: label, rationale: label }))) {
      expect(text).not.toMatch(/\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u)
      expect(text.length).toBeLessThan(500)
    }
  }
})

test('a page has no exclamation mark or empty line', () => {
  const pages = [
    ...nodes.flatMap((node) => (node.kind === 'practice' ? [practicePage(node.branchId, node.slug)] : [])),
    ...Object.values(PRACTICES).flatMap((kind) => kind.practices.map(({ slug }) => practicePage('new-branch', slug))),
    ...['My boss', 'Weddings', 'Emails', 'Grief', 'Saying no', 'Chess'].map((title) => seedPage({ title })),
  ]
  expect(pages.length).toBeGreaterThan(50)
  for (const page of pages)
    for (const text of page ? wordsOf(page) : ['']) expect(text).not.toMatch(/!|undefined|^\s*$/)
})

test('each kind has four practice pages, all with unique addresses', () => {
  const slugs = Object.values(PRACTICES).flatMap(({ practices }) => practices.map(({ slug }) => slug))
  for (const { practices } of Object.values(PRACTICES)) expect(practices).toHaveLength(4)
  expect(new Set(slugs).size).toBe(slugs.length)
})
