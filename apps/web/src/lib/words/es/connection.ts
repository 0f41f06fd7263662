import type { connection as english } from '../en/connection.ts'
import type { Words } from '../use-words.ts'

export const connection: Words<typeof english> = {
  offline: 'Understory no llega a su servidor.',
  offlineText: 'Leer, grabar, SproutLog y LeafPrint siguen funcionando. Lo que necesita el servidor espera aquí.',
  waiting: {
    message:
      'Ahora no puedes llegar a mí. Tu mensaje espera en el cuadro y se envía desde aquí cuando vuelva la conexión; si lo cambias o lo borras, no se envía.',
    text: 'No se llega al servidor. Tu texto espera aquí y se analiza cuando vuelva la conexión, salvo que lo cambies.',
    take: 'No se llega al servidor. Tu grabación espera aquí y se analiza cuando vuelva la conexión, salvo que la descartes.',
  },
  update: {
    title: 'Hay un Understory más nuevo',
    text: 'Tus borradores y grabaciones se quedan donde están.',
    use: 'Usarlo ahora',
    later: 'Más tarde',
  },
}
