import { expect, test } from 'vitest'
import { headerOnboarding, tour } from './onboarding.ts'

test('TOUR-01 the tour has three steps: a welcome that names the product, progress, branches', () => {
  expect(tour.steps.map((step) => step.title)).toEqual([
    'Welcome to Understory',
    'Track Your Progress',
    'Explore Our Branches',
  ])
  expect(tour.steps[0]?.text).toMatch(/personalized communication growth assistant.*quick tour/)
})

test('TOUR-02 the tour can be closed, skipped, stepped back, and ends with Get Started', () => {
  expect([tour.close, tour.skip, tour.back, tour.next, tour.finish]).toEqual([
    'Close tour',
    'Skip Tour',
    'Back',
    'Next',
    'Get Started',
  ])
})

test('TOUR-03 TOUR-04 the header onboarding has three steps and leads to the tour', () => {
  expect(headerOnboarding.steps.map((step) => step.title)).toEqual(['Welcome', 'Tap to Explore', 'Quick Search'])
  expect([headerOnboarding.skip, headerOnboarding.next, headerOnboarding.finish]).toEqual([
    'Skip',
    'Next',
    'Get Started',
  ])
  expect(headerOnboarding.more).toBe('Take the full tour')
})
