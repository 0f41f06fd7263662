import { expect, test } from 'vitest'
import { headerOnboarding, tour } from './onboarding.ts'

const titlesOf = ({ steps }: { steps: readonly { title: string }[] }) => steps.map(({ title }) => title).join(', ')

test('TOUR-01 TOUR-02 the tour has three steps, and can be closed, skipped, stepped back and ended', () => {
  expect(titlesOf(tour)).toBe('Welcome to Understory, Track Your Progress, Explore Our Branches')
  expect(tour.steps[0]?.text).toMatch(/personalized communication growth assistant.*quick tour/)
  const buttons = [tour.close, tour.skip, tour.back, tour.next, tour.finish]
  expect(buttons.join(', ')).toBe('Close tour, Skip Tour, Back, Next, Get Started')
})

test('TOUR-03 TOUR-04 the header onboarding has three steps and leads to the tour', () => {
  expect(titlesOf(headerOnboarding)).toBe('Welcome, Tap to Explore, Quick Search')
  const { skip, next, finish, more } = headerOnboarding
  expect([skip, next, finish, more].join(', ')).toBe('Skip, Next, Get Started, Take the full tour')
})
