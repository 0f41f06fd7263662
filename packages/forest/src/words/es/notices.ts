import compiled from '../../../generated/notices.es.json' with { type: 'json' }
import type { Notices } from '../../notices.ts'

export const notices: Notices = compiled
