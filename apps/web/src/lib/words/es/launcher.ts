import type { launcher as english } from '../en/launcher.ts'
import type { Words } from '../use-words.ts'

export const launcher: Words<typeof english> = {
  open: 'Hablar con Understory',
  title: 'Asistente de Understory',
  context: 'Contexto',
  close: 'Cerrar',
  closeAssistant: 'Cerrar el asistente',
  greeting: (title: string) => `¡Hola! Soy el asistente de ${title}. ¿En qué te ayudo hoy?`,
  failed: 'Error de comunicación',
  failedText: 'No se pudo llegar al asistente. Inténtalo más tarde.',
  failedInline: 'No se pudo llegar al asistente. Inténtalo de nuevo.',
}
