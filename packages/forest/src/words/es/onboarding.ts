import compiled from '../../../generated/onboarding.es.json' with { type: 'json' }
import type { Onboarding } from '../../onboarding.ts'

export const tour = compiled.tour as Onboarding
export const headerOnboarding = compiled.header as Onboarding
