import type { astrology as english } from '../en/astrology.ts'
import type { Words } from '../use-words.ts'

export const astrology: Words<typeof english> = {
  heading: 'Elige un signo',
  lead: 'Cada signo es un espejo y una pregunta sobre cómo hablas. No es un dato sobre ti: los estudios no hallaron relación entre la fecha de nacimiento y el carácter.',
  elements: { Fire: 'Fuego', Earth: 'Tierra', Air: 'Aire', Water: 'Agua' },
  mirror: 'Quédate con lo que te suene cierto y deja el resto.',
  draft: (question: string) => `Una pregunta para mí: ${question} Esto es lo que se me ocurre: `,
  talk: 'Responderla con el coach',
}
