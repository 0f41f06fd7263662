import compiled from '../../../generated/about.es.json' with { type: 'json' }
import type { AboutPage } from '../../about.ts'

export const about: AboutPage = compiled
