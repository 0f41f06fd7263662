import type { connection as english } from '../en/connection.ts'
import type { Words } from '../use-words.ts'

export const connection: Words<typeof english> = {
  offline: 'Understory no llega a su servidor.',
  offlineText: 'Leer, grabar, SproutLog y LeafPrint siguen funcionando. Lo que necesita el servidor espera aquí.',
  update: {
    title: 'Hay una versión nueva de Understory',
    text: 'Tus borradores y grabaciones se quedan donde están.',
    use: 'Usarla ahora',
    later: 'Más tarde',
  },
}
