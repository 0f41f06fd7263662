import type { Onboarding } from '../../onboarding.ts'

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
      text: 'Practice what you want to say, and how.',
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
