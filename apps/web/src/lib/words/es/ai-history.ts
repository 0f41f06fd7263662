import { history as english } from '../en/ai-history.ts'
import { over } from './over.ts'

export const history = over(english, {
  eras: 'Ocho épocas',
  concepts: 'Tres ideas para guardar',
})
