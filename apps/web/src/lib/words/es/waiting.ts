import type { waiting as english } from '../en/waiting.ts'
import type { Words } from '../use-words.ts'

export const waiting: Words<typeof english> = {
  message:
    'Ahora no puedes llegar a mí. Tu mensaje espera en el cuadro y se envía desde aquí cuando vuelva la conexión; si lo cambias o lo borras, no se envía.',
  text: 'No se llega al servidor. Tu texto espera aquí y se analiza cuando vuelva la conexión, salvo que lo cambies.',
  take: 'No se llega al servidor. Tu grabación espera aquí y se analiza cuando vuelva la conexión, salvo que la descartes.',
}
