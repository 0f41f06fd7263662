import type { stillWaters as english } from '../en/still-waters.ts'
import type { Words } from '../use-words.ts'

export const stillWaters: Words<typeof english> = {
  verse: 'Un versículo',
  theme: 'Tema:',
  themes: { Stillness: 'Quietud', Peace: 'Paz', Wisdom: 'Sabiduría', Strength: 'Fortaleza' },
  reflection: 'Una pregunta para quedarse con ella',
  today: 'Muéstrame el versículo de hoy',
  talk: 'Responderla con el coach',
  draft: (reference: string, prompt: string) =>
    `Leí ${reference}. La pregunta que lo acompaña es: ${prompt} Estoy en este punto: `,
  ask: 'Pregunta con calma',
  starters: {
    prayer: 'Ayúdame a encontrar palabras para una oración que no logro empezar.',
    talk: 'Tengo una conversación difícil después del servicio.',
  },
}
