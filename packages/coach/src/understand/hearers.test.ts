import type { Context } from '@understory/contract/contexts'
import { describe, expect, test } from 'vitest'
import { hearerLabel } from '../render/labels.ts'
import { hearersOf } from './hearers.ts'
import { nameOf } from './names.ts'

const unknown = new Map<string, number>()
/** By the text and near cases alone, as the order of cases reads it. */
const bestOf = (text: string, expected: ReadonlyMap<string, number> = unknown) =>
  hearersOf(text, 'Personal', expected).forCases[0]?.id
const shownIn = (context: Context, text: string, near: ReadonlyMap<string, number>) =>
  hearersOf(text, context, near).ranked[0]?.id

describe('whom the order of cases takes for the hearer', () => {
  test.each([
    ['How do I tell my landlord that the heat is out? My husband says to wait.', 'landlord'],
    ['My boss says I must tell my team that there is no bonus', 'team'],
    ['The guy upstairs stomps all night. My husband says he will go up there.', 'neighbor'],
    ["My kid's teacher wrote a strange note", 'teacher'],
    ['I have to tell people older than my mom to mop, first night as shift lead', 'team'],
    ['A kid in my class keeps calling me grandma', 'student'],
    ["My wife's mother rearranged our kitchen", 'in-law'],
    ['My son is 15 and came home at two', 'teen'],
    ['My son is 6 and bit the dog', 'child'],
    ["My daughter's 29 and moving to Alaska", 'grown-child'],
    ['My neighbor plays drums at six. My boss says I need to talk to him myself', 'neighbor'],
    ['Two minutes at public comment on the crosswalk', 'board'],
    ['Ronnie in dispatch says the system shows I was late', 'coworker'],
    ["My wife's father said grace and took a shot at us", 'in-law'],
    ['One of my clients texts me about how I talk to the dog', 'client'],
    ['My sister put her number on my profile. I want to explain it to her', 'sibling'],
    ['Father Mike asked me to run the fish fry again', 'clergy'],
    ['She put me on the schedule for six days again, no day off', 'boss'],
    ['My team is dead tired, how do I tell them?', 'team'],
    ['My uncle Ferenc died two years ago and his parrot still swears. I said I would write to the cousins', 'relative'],
  ])('%s: %s', (text, id) => expect(bestOf(text)).toBe(id))

  test.each([
    ['Work', 'How do I ask my roommate to clean?', 'coworker', 'roommate'],
    ['Personal', 'How do I tell my boss that I quit?', 'neighbor', 'boss'],
    ['Faith', 'My sister put her number on my profile. I want to explain it to her', 'member', 'sibling'],
  ] as const)('in %s, "%s", near cases to %s, goes to whoever is named: %s', (context, text, near, id) => {
    const expected = new Map<string, number>([
      [near, 0.3],
      [id, 0.1],
    ])
    expect(shownIn(context, text, expected)).toBe(id)
  })

  test('where nobody is named, the context tells who is likely', () => {
    const contexts = ['Work', 'Family', 'Faith', 'Academic'] as const
    const said = contexts.map((context) => hearersOf('She keeps correcting me', context, unknown).ranked[0]?.id)
    expect(new Set(said).size).toBeGreaterThan(1)
  })

  test('whoever died hears nothing, as long as no other of their kind is named', () => {
    const near = new Map([['dad', 1]])
    expect(bestOf('My dad died in May. What do I write?', near)).not.toBe('dad')
    expect(shownIn('Family', 'My dad died in May. What do I write?', near)).not.toBe('dad')
    expect(bestOf('My dad died in May. I have to tell my brother', near)).toBe('sibling')
    for (const text of [
      'My dad nearly died in surgery',
      'My dad is dead against it',
      'My dad is dead inside since May',
    ])
      expect(bestOf(`${text}. What do I say to him?`, near)).toBe('dad')
    expect(bestOf('My friend Jo died. How do I tell my friend Sam?', new Map())).toBe('friend')
    const text = 'My uncle Ferenc died, and my aunt Ili wants to sell his parrot.'
    expect(nameOf(text, 'relative')).toBe('Ili')
    expect(hearerLabel(text, 'relative')).toBe('your aunt')
  })

  test('a hearer who is only guessed from the surroundings is not named', () => {
    expect(hearersOf('He keeps parking on our lawn', 'Personal', unknown).isNamed).toBe(false)
    expect(hearersOf('How do I ask my roommate to clean?', 'Personal', unknown).isNamed).toBe(true)
  })

  test('chances of all roles add up to one', () => {
    const { ranked } = hearersOf('My roommate eats my food', 'Personal', unknown)
    expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })
})
