import words from '../generated/en/onboarding.json' with { type: 'json' }

type OnboardingStep = {
  readonly title: string
  readonly text: string
  /** The scene that stands above it, `onboarding/{scene}.svg`; the header onboarding has none. */
  readonly scene?: 'step-1' | 'step-2' | 'step-3'
}

export type Onboarding = {
  readonly id: 'tour' | 'header'
  /** The accessible name of the dialog. */
  readonly name: string
  readonly steps: readonly OnboardingStep[]
  readonly close: string
  readonly skip: string
  readonly back?: string
  readonly next: string
  /** What Next reads on the last step. */
  readonly finish: string
  /** On the last step, the way to the full tour. */
  readonly more?: string
}

export const tour = words.tour as Onboarding
export const headerOnboarding = words.header as Onboarding
