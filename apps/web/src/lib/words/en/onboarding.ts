export const onboarding = {
  step: (step: number, count: number) => `Step ${step} of ${count}`,
} as const
