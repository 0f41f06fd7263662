import type { history as english } from '../en/ai-history.ts'
import type { Words } from '../use-words.ts'

export const history: Words<typeof english> = {
  eras: 'Ocho épocas',
  concepts: 'Tres ideas para guardar',
}
