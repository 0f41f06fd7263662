import { expect, test } from 'vitest'
import { matchAddress } from './addresses.ts'
import { generateSubBranches, practicePage, seedPage } from './generate.ts'
import { HELP_FIRST } from './grown/crisis.ts'
import { MOVES } from './grown/moves.ts'
import { lastSegment, nodes } from './lookup.ts'

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

const labelsFor = (label: string, rationale?: string) =>
  generateSubBranches(label, rationale ? { rationale } : {}).map((item) => item.label)

const wordsOf = (page: ReturnType<typeof seedPage>) => [
  page.title,
  page.origin,
  ...page.intro,
  ...page.prompts,
  ...page.tasks.flatMap((task) => [task.title, task.instructions, task.prompt]),
]

test('DEV-01 NET-03 any label gives four different sub-branches of the shape of the wire, with nothing left to fill in', () => {
  for (const label of LABELS) {
    const items = generateSubBranches(label)
    expect(items).toHaveLength(4)
    expect(new Set(items.map((item) => item.path)).size, label.slice(0, 40)).toBe(4)
    for (const item of items) {
      expect(Object.keys(item).toSorted()).toEqual(['description', 'icon', 'label', 'path'])
      if (!label.includes('{x}')) expect(item.label + item.description).not.toMatch(/\{x\}/i)
      expect(item.label).toMatch(/^\P{Ll}|^i[A-Z]/u)
      expect(item.label.length).toBeLessThan(130)
    }
  }
})

test('every generated path leads to a practice page with three tasks', () => {
  for (const label of LABELS) {
    for (const { path } of generateSubBranches(label)) {
      const { address, params } = matchAddress(path)
      expect(address.screen, path).toBe('practice')
      const page = practicePage(params.branch ?? '', params.slug ?? '')
      expect(
        page?.tasks.map((task) => task.tool),
        path,
      ).toEqual(['voice', 'text', 'assistant'])
    }
  }
})

test('the page of a generated sub-branch carries its name, though only its address is known', () => {
  for (const label of [
    'Talking with teenagers',
    'My boss',
    'Job interviews',
    'Grief',
    'Saying no',
    'Beekeeping',
    'Email',
  ]) {
    for (const item of generateSubBranches(label)) {
      const { params } = matchAddress(item.path)
      expect(practicePage(params.branch ?? '', params.slug ?? '')?.title).toBe(item.label)
    }
  }
})

test('the same label gives the same answer', () => {
  for (const label of LABELS) expect(generateSubBranches(label)).toEqual(generateSubBranches(label))
})

test('what a label names decides what is offered', () => {
  expect(labelsFor('Talking with teenagers')[0]).toBe('Starting a Talk with Teenagers')
  expect(labelsFor('My mother-in-law')[1]).toBe('Listening to Your Mother-in-law')
  expect(labelsFor('Job interview')[1]).toBe('Opening Lines for a Job Interview')
  expect(labelsFor('Cover letters')[3]).toBe('Trimming Cover Letters')
  expect(labelsFor('Grief')[0]).toBe('Putting Grief into Words')
  expect(labelsFor('How to say no')[3]).toBe('Saying No When It Is Hard')
  expect(labelsFor('Beekeeping')[0]).toBe('Explaining Beekeeping Simply')
})

test('the reason names whom a label is about, where the label does not', () => {
  expect(labelsFor('Bedtime', 'My daughter fights me about it')[1]).toBe('Listening to Your Daughter')
  expect(labelsFor('Job interviews', 'My daughter has one')[1]).toBe('Opening Lines for Job Interviews')
  expect(seedPage({ title: 'Bedtime', rationale: 'My daughter fights me about it' }).prompts[0]).toContain(
    'with my daughter about bedtime',
  )
})

test('sub-branches stand under the parent that is asked for', () => {
  const under = (parentPath: string) => generateSubBranches('Chess', { parentPath })[0]?.path
  expect(under('/dashboard/art-creativity')).toBe('/dashboard/art-creativity/explaining-chess-simply')
  expect(under('/dashboard/seed/17')).toBe('/dashboard/seed/17?section=explaining-chess-simply')
  expect(generateSubBranches('Chess')[0]?.path).toBe('/dashboard/new-branch/explaining-chess-simply')
  expect(generateSubBranches('Art & Creativity')[0]?.path).toMatch(/^\/dashboard\/art-creativity\//)
  expect(generateSubBranches('Healthcare Communication')[0]?.path).toMatch(/^\/dashboard\/new-branch\//)
})

test('a written page says so, and any other that it was grown from words', () => {
  expect(practicePage('voice-analysis', 'pauses')?.origin).toBe('Written for Voice Analysis.')
  const grown = practicePage('faith', 'grace-notes')
  expect(grown?.title).toBe('Grace Notes')
  expect(grown?.origin).toContain('Grown from the words "Grace Notes" by a built-in rule')
  expect(grown?.context).toBe('Faith')
})

test('a practice page under an unknown branch, or of no slug, is not there', () => {
  expect(practicePage('nowhere', 'poetry')).toBeUndefined()
  expect(practicePage('settings', 'poetry')).toBeUndefined()
  for (const slug of ['', 'a b', '-a', 'a--b', '../a', '<b>', 'a'.repeat(81)]) {
    expect(practicePage('dev', slug), slug).toBeUndefined()
  }
})

test('a seed grows a page of its own in its own words', () => {
  const page = seedPage({
    title: 'Talking with teenagers',
    rationale: 'My son shuts the door when I ask about school.',
  })
  expect(page.title).toBe('Talking with teenagers')
  expect(page.intro[0]).toBe('You wrote: "My son shuts the door when I ask about school."')
  expect(page.tasks.map((task) => task.id)).toEqual(['aloud', 'write', 'coach'])
  expect(page.tasks[2]?.prompt).toContain('teenagers')
  expect(page.prompts).toHaveLength(4)
  expect(page.origin).toContain('"Talking with teenagers"')
})

test('each sub-branch of a seed opens its own page, and an unknown one the seed itself', () => {
  const seed = { title: 'My landlord', rationale: 'He keeps the deposit.' }
  const items = generateSubBranches(seed.title, { parentPath: '/dashboard/seed/17', rationale: seed.rationale })
  for (const item of items) {
    const section = new URLSearchParams(item.path.split('?')[1]).get('section') ?? ''
    expect(seedPage(seed, section).title).toBe(item.label)
  }
  expect(seedPage(seed, 'nothing')).toEqual(seedPage(seed))
})

test('our sentences say your, the message to the assistant says my', () => {
  const page = seedPage({ title: 'My boss' })
  expect(page.intro.join(' ')).toContain('your boss')
  for (const prompt of page.prompts) expect(prompt).toContain('my boss')
})

test('words of suicide, self-harm or abuse put help first and never stand inside our sentences', () => {
  for (const title of ['killing myself', 'Suicide', 'self harm', 'my boyfriend abuses me', 'domestic violence']) {
    const page = seedPage({ title })
    expect(page.helpFirst, title).toBe(HELP_FIRST)
    const ours = [page.origin, ...page.intro, ...page.prompts, ...page.tasks.map((task) => task.instructions)].join(' ')
    expect(ours.toLowerCase(), title).not.toContain(title.toLowerCase())
    expect(labelsFor(title)[2]).toBe('Asking for Help with What Is Happening')
  }
  expect(seedPage({ title: 'Bedtime', rationale: 'I want to kill myself' }).helpFirst).toBe(HELP_FIRST)
  expect(seedPage({ title: 'This deadline' }).helpFirst).toBeUndefined()
})

test('nobody is given a first try at harming somebody', () => {
  for (const label of ['Bullying my coworkers', 'How to lie to my boss', 'threatening a neighbor']) {
    expect(labelsFor(label).join(' '), label).not.toMatch(/bully|ly(?:e)?ing to|threaten/i)
  }
  expect(labelsFor('Listening to my wife')[0]).toBe('A First Try at Listening to Your Wife')
})

test('hostile labels come out as one plain line', () => {
  for (const label of LABELS) {
    for (const text of wordsOf(seedPage({ title: label, rationale: label }))) {
      expect(text).not.toMatch(/\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u)
      expect(text.length).toBeLessThan(500)
    }
  }
})

test('a page never holds an exclamation mark, an empty line or a blank left by the template', () => {
  const pages = [
    ...nodes.flatMap((node) => (node.kind === 'practice' ? [practicePage(node.branchId, node.slug)] : [])),
    ...['My boss', 'Weddings', 'Emails', 'Grief', 'Saying no', 'Chess'].flatMap((title) => [
      seedPage({ title }),
      ...generateSubBranches(title, { parentPath: '/dashboard/seed/1' }).map((item) =>
        seedPage({ title }, lastSegment(item.path).split('=')[1]),
      ),
    ]),
  ]
  expect(pages.length).toBeGreaterThan(50)
  for (const page of pages) {
    for (const text of page ? wordsOf(page) : ['']) {
      expect(text).not.toMatch(/!|\{[xX]\}|undefined|^\s*$/)
    }
  }
})

test('each kind has four moves, and no two moves share a name', () => {
  const kinds = Object.values(MOVES)
  expect(kinds.every(({ moves }) => moves.length === 4)).toBe(true)
  const names = kinds.flatMap(({ moves }) => moves.map(({ label }) => label))
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toContain('{X}')
})

test('a hostile label is answered at once', () => {
  const hostile = ['my '.repeat(50_000), 'communication '.repeat(20_000), 'a'.repeat(200_000), '-'.repeat(100_000)]
  const started = performance.now()
  for (const label of hostile) seedPage({ title: label, rationale: label })
  expect(performance.now() - started).toBeLessThan(500)
})

test.each(['A branch for beekeepers', "I'd like a branch about beekeepers", 'please add a page for beekeepers'])(
  'what "%s" grows into is about beekeepers and not about a branch',
  (title) => {
    const { intro, tasks } = seedPage({ title })
    expect(JSON.stringify([intro, tasks])).toContain('beekeepers')
    expect(JSON.stringify([intro, tasks])).not.toMatch(/branch|page for/)
  },
)
