import spanish from '../../../generated/names.es.json' with { type: 'json' }
import type { Names } from '../../names.ts'

export const names: Names = spanish
