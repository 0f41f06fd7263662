import { expect, test } from 'vitest'
import { seedPage } from './generate.ts'
import { type GrownSeed, grownIdeaPage, grownIdeas, grownSeedPage } from './grown-seed.ts'

const seed = { title: 'Talking with neighbors', rationale: 'The fence fell down.' }
const task = { title: 'Open softly', instructions: 'Say it slowly.', prompt: 'Can we talk?' }
const grown: GrownSeed = {
  by: 'Gemini Nano',
  page: {
    intro: 'Start with what you both want.',
    aloud: task,
    write: task,
    coach: { ...task, prompt: 'Help me with the fence.' },
    starters: ['I need to talk about the fence.'],
    ideas: ['The fence', 'The noise', 'The fence!'].map((label) => ({ label, description: 'One small talk.' })),
  },
}
const parentPath = '/dashboard/seed/17'

test("a model's page keeps the seed's title and context, and names the model", () => {
  const page = grownSeedPage(seed, grown)
  const { title, context } = seedPage(seed)
  expect(page).toMatchObject({ title, context, intro: [grown.page.intro], prompts: grown.page.starters })
  expect(page.origin).toContain('Gemini Nano wrote this page')
  expect(page.tasks.map(({ id, tool }) => `${id} ${tool}`)).toEqual(['aloud voice', 'write text', 'coach assistant'])
  expect(page.tasks[2]?.prompt).toBe('Help me with the fence.')
  expect(page.helpFirst).toBeUndefined()
})

test("help comes first on a model's page, too", () => {
  expect(grownSeedPage({ title: 'My self-harm' }, grown).helpFirst).toBe(seedPage({ title: 'My self-harm' }).helpFirst)
  expect(seedPage({ title: 'My self-harm' }).helpFirst).toBeDefined()
})

test('each idea has its own address and page', () => {
  const ideas = grownIdeas(grown, parentPath)
  expect(ideas.map(({ label }) => label)).toEqual(['The fence', 'The noise'])
  for (const { path, label } of ideas) {
    const section = new URLSearchParams(path.split('?')[1]).get('section') ?? ''
    const page = grownIdeaPage(seed, grown, { parentPath, section })
    expect(page?.title).toBe(label)
    expect(page?.origin).toContain('Gemini Nano suggested')
  }
  expect(grownIdeaPage(seed, grown, { parentPath, section: 'elsewhere' })).toBeUndefined()
})
