import type { ui as english, app as englishApp } from '../en/ui.ts'
import type { Words } from '../use-words.ts'

export const ui: Words<typeof english> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  dismiss: 'Descartar',
  copy: 'Copiar',
  copied: 'Copiado',
  of: (deed: string, subject: string) => `${deed}: ${subject}`,
  copyFailed: 'El navegador no permitió copiar. Selecciona las palabras y cópialas a mano.',
  notification: 'Aviso',
  notifications: 'Avisos ({hotkey})',
  optional: '(opcional)',
  help: 'Ayuda',
  loading: 'Cargando',
  skip: 'Ir al contenido',
}

export const app: Words<typeof englishApp> = {
  name: 'Understory',
  description: 'Practica lo que quieres decir y cómo decirlo. Un lugar tranquilo para encontrar tus palabras.',
}
