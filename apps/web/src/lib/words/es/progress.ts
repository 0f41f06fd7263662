import { progressWords as english } from '../en/progress.ts'
import { over } from './over.ts'

export const progressWords = over(english, {
  read: 'Leído',
  done: 'Practicado',
  leaves: (count: number, of: number) => (count === 1 ? `1 leída de ${of}` : `${count} leídas de ${of}`),
})
