export type OnboardingStep = {
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

/** The key under which a browser remembers that an introduction was seen. Any value counts; this one is written. */
export const SEEN_ONBOARDING_KEY = 'seenOnboarding'
export const SEEN_ONBOARDING_VALUE = 'true'

export const tour: Onboarding = {
  id: 'tour',
  name: 'Tour of Understory',
  close: 'Close tour',
  skip: 'Skip Tour',
  back: 'Back',
  next: 'Next',
  finish: 'Get Started',
  steps: [
    {
      title: 'Welcome to Understory',
      text: 'Your personalized communication growth assistant. Practice out loud or on the page, in private, at your own pace. Here is a quick tour.',
      scene: 'step-1',
    },
    {
      title: 'Track Your Progress',
      text: 'LeafPrint follows your speaking and writing, and your tree changes as you do. Look back any time to see how far you have come.',
      scene: 'step-2',
    },
    {
      title: 'Explore Our Branches',
      text: 'Each branch has its own tools for one part of life. Start with whichever interests you most. The rest will wait.',
      scene: 'step-3',
    },
  ],
}

export const headerOnboarding: Onboarding = {
  id: 'header',
  name: 'Finding your way',
  close: 'Close introduction',
  skip: 'Skip',
  next: 'Next',
  finish: 'Get Started',
  more: 'Take the full tour',
  steps: [
    {
      title: 'Welcome',
      text: 'Understory helps you find words, spoken and written. Three short notes, and you know your way around.',
    },
    {
      title: 'Tap to Explore',
      text: 'Open Branches for every part of life, or View Tree to see them all at once. Tap one to go there.',
    },
    {
      title: 'Quick Search',
      text: 'Press / or tap the search field and type a word: interview, apology, garden. Enter opens the first branch found.',
    },
  ],
}
