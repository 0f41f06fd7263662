import type { onboarding as english } from '../en/onboarding.ts'
import type { Words } from '../use-words.ts'

export const onboarding: Words<typeof english> = {
  step: (step: number, count: number) => `Paso ${step} de ${count}`,
}
