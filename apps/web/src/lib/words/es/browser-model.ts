import type { browserModel as english } from '../en/browser-model.ts'
import type { Words } from '../use-words.ts'

export const browserModel: Words<typeof english> = {
  sentTo: (where) => `El modelo propio de este navegador. La conversación se guarda ${where}.`,
  onThisComputer: 'en este equipo',
  at: (host) => `en ${host}`,
  writtenInBrowser: (model) => `Escrito en el navegador por ${model}`,
  writtenBy: (model) => `Escrito por ${model}`,
  startDropped: 'El comienzo de esta conversación ya no cabe en el modelo de este navegador.',
  noAnswer: 'Todavía no hay respuesta. Tu mensaje está guardado.',
  unfinished: 'Puedes pedir una respuesta completa:',
  tryAgain: 'Intentar de nuevo',
  answerBuiltIn: 'Responder con el coach integrado',
  answerWith: (model) => `Responder con ${model}`,
  problems: {
    unsupported:
      'Este navegador no tiene un modelo propio. Chrome 148 de escritorio y las versiones nuevas de Edge sí.',
    unavailable: 'El modelo de este navegador no puede funcionar ahora en este equipo.',
    'needs-download':
      'El modelo de este navegador aún no está descargado. Puedes descargarlo en Ajustes, en Asistente.',
    silent: 'El modelo de este navegador no respondió a tiempo. Cierra otras pestañas e intenta de nuevo.',
    'too-long': 'Este mensaje es demasiado largo para el modelo de este navegador. Prueba con uno más corto.',
    empty: 'El modelo de este navegador dio una respuesta vacía. Intenta de nuevo.',
    broke: 'El modelo de este navegador dejó de funcionar. Intenta de nuevo.',
    left: 'La página se cerró antes de que llegara la respuesta.',
    'not-kept': 'No se pudo guardar esta respuesta. Cópiala si quieres conservarla.',
  },
}
