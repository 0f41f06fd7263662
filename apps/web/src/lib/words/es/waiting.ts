import type { waiting as english } from '../en/waiting.ts'
import type { Words } from '../use-words.ts'

export const waiting: Words<typeof english> = {
  message:
    'Sin conexión. Tu mensaje espera en el cuadro y se envía cuando vuelva la conexión, salvo que lo cambies o lo borres.',
  text: 'Sin conexión. Tu texto espera aquí y se analiza cuando vuelva la conexión, salvo que lo cambies.',
  take: 'Sin conexión. Tu grabación espera aquí y se analiza cuando vuelva la conexión, salvo que la descartes.',
}
