import { onboarding as english } from '../en/onboarding.ts'
import { over } from './over.ts'

export const onboarding = over(english, {
  step: (step: number, count: number) => `Paso ${step} de ${count}`,
})
