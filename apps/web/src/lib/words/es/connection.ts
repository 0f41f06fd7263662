import { connection as english } from '../en/connection.ts'
import { over } from './over.ts'

export const connection = over(english, {
  offline: 'Understory no llega a su servidor.',
  offlineText: 'Leer, grabar, SproutLog y LeafPrint siguen funcionando. Lo que necesita el servidor espera aquí.',
  update: {
    title: 'Hay un Understory más nuevo',
    text: 'Tus borradores y grabaciones se quedan donde están.',
    use: 'Usarlo ahora',
    later: 'Más tarde',
  },
})
