import { expect, test } from 'vitest'
import { matchAddress } from './addresses.ts'
import { catalogue } from './catalogue.ts'
import { menuBranches, subBranchNodes, tabBranches, treeBranches } from './find.ts'
import { branches, nodes, sectionsOf } from './lookup.ts'
import type { Branch } from './types.ts'

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  astrology: ['birth-chart', 'personality-insights', 'meditation'],
  'public-speaking': ['business-communication', 'presentation-skills', 'interview-preparation'],
  'home-and-hands': ['landscaping', 'gardening', 'interior-design', 'handyman-skills', 'property-maintenance'],
  'family-community': ['romantic', 'parent-child', 'elder-care', 'workplace', 'community-meetings'],
  'still-waters': ['sermon', 'journal', 'mentorship', 'bible-study'],
  'professional-dev': ['sales', 'customer-support'],
  'teen-treehouse': ['peer-communication', 'academic-success', 'family-dynamics'],
  'art-creativity': ['creative-writing', 'visual-storytelling', 'music-sound', 'performance-arts'],
  'veterans-military': ['transition', 'sharing', 'support'],
  dev: ['ai-integration', 'code-communication', 'documentation', 'team-collaboration'],
}

test('NAV-05 the first five after Home are Voice, Text, SproutLog, LeafPrint and Family', () => {
  const labels = tabBranches().map((branch) => branch.shortLabel)
  expect(labels.join(' ')).toBe('Voice Text SproutLog LeafPrint Family')
})

test('NAV-10 every node has path, label, icon, description and children', () => {
  for (const node of nodes) {
    expect(node.path, node.id).toMatch(/^\/dashboard(?:$|\/)/)
    expect(node.label.trim(), node.id).not.toBe('')
    expect(node.icon, node.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(node.emoji, node.id).toMatch(/^\p{Extended_Pictographic}/u)
  }
})

test('NAV-11 flags the branches whose sub-branches the server grows', () => {
  const flagged = branches.filter((branch) => branch.dynamicSubBranches).map((branch) => branch.id)
  expect(flagged.join(' ')).toBe('voice-analysis text-analysis multilingual leafprint art-creativity diy-projects')
})

test('NAV-12 Multilingual Practice is under SproutLog, and History of AI under Developer Tools', () => {
  const childrenOf = (id: string) => catalogue.find((branch) => branch.id === id)?.children.map((child) => child.id)
  expect(childrenOf('word-counter')).toEqual(['multilingual'])
  expect(childrenOf('dev')).toContain('history-of-ai')
  expect(catalogue.map((branch) => branch.id)).not.toContain('multilingual')
  const [multilingual] = subBranchNodes(catalogue.find(({ id }) => id === 'word-counter') as Branch)
  expect(multilingual?.path).toBe('/dashboard/multilingual')
})

test('TREE-01 the tree leaves out its root Home and Plant a Seed', () => {
  const left = menuBranches().filter((branch) => !treeBranches().includes(branch))
  expect(left.map((branch) => branch.id)).toEqual(['new-branch'])
  const leaves = treeBranches().flatMap((branch) => branch.children)
  expect(leaves).toHaveLength(38)
})

test('BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 every page has exactly its section values', () => {
  for (const branch of branches) {
    const slugs = sectionsOf(branch).map((section) => section.slug)
    expect(slugs, branch.id).toEqual(SECTIONS[branch.id] ?? [])
  }
})

test('ids and paths are unique', () => {
  expect(new Set(nodes.map((node) => node.id)).size).toBe(nodes.length)
  expect(new Set(nodes.map((node) => node.path)).size).toBe(nodes.length)
  const names = branches.flatMap((branch) => branch.aliases)
  expect(new Set(names).size).toBe(names.length)
})

test('every catalogue address leads to its page', () => {
  for (const node of nodes) {
    const { address } = matchAddress(node.path)
    const screen = node.kind === 'branch' ? node.screen : node.kind === 'practice' ? 'practice' : node.branchId
    expect(address.screen, node.path).toBe(screen)
    expect(address.kind, node.path).toBe('screen')
  }
  for (const branch of branches) {
    for (const alias of branch.aliases) expect(matchAddress(alias).address.screen, alias).toBe(branch.screen)
    for (const other of [...branch.alsoSee, ...(branch.parentId ? [branch.parentId] : [])])
      expect(branches.some(({ id, comingSoon }) => id === other && !comingSoon)).toBe(true)
  }
})

test('SHARE-01 five branches can be shared', () => {
  const ids = branches.flatMap((branch) => branch.shareId ?? [])
  expect(ids.toSorted()).toEqual(['astrology', 'public-speaking', 'still-waters', 'word-counter', 'ya-treehouse'])
})

test('descriptions are one or two plain sentences without an exclamation mark', () => {
  for (const { id, description } of nodes) {
    expect(description, id).toMatch(/^[A-Z].{8,110}[.]$/)
    expect(description, id).not.toContain('!')
    expect(description.split(/[.?] /).length, id).toBeLessThanOrEqual(2)
  }
})
