import words from '../generated/en/onboarding.json' with { type: 'json' }

type OnboardingStep = {
  readonly title: string
  readonly text: string
}

export type Onboarding = {
  readonly id: 'tour' | 'header'
  /** Accessible name of the dialog. */
  readonly name: string
  readonly steps: readonly OnboardingStep[]
  readonly close: string
  readonly skip: string
  readonly back?: string
  readonly next: string
  /** Label of Next on the last step. */
  readonly finish: string
  /** Link to the full tour on the last step. */
  readonly more?: string
}

export const tour = words.tour as Onboarding
export const headerOnboarding = words.header as Onboarding
