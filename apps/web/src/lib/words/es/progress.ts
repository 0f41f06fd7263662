import type { progressWords as english } from '../en/progress.ts'
import type { Words } from '../use-words.ts'

export const progressWords: Words<typeof english> = {
  read: 'Leído',
  done: 'Practicado',
  leaves: (count: number, of: number) => (count === 1 ? `1 leída de ${of}` : `${count} leídas de ${of}`),
}
