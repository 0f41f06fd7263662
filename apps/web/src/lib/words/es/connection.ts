import type { connection as english } from '../en/connection.ts'
import type { Words } from '../use-words.ts'

export const connection: Words<typeof english> = {
  offline: 'Understory no llega a su servidor.',
  offlineText: 'Leer, grabar, SproutLog y LeafPrint siguen funcionando. Lo que necesita el servidor espera aquí.',
  update: {
    title: 'Hay un Understory más nuevo',
    text: 'Tus borradores y grabaciones se quedan donde están.',
    use: 'Usarlo ahora',
    later: 'Más tarde',
  },
}
