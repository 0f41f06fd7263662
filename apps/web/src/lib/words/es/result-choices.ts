import type { resultChoices as english } from '../en/result-choices.ts'
import type { Words } from '../use-words.ts'

export const resultChoices: Words<typeof english> = {
  heading: 'Cómo te hablan los resultados',
  lead: 'Se guarda en este navegador.',
  leaves: 'No comentes mi disfluencia',
  leavesHint:
    'Para quien tartamudea, o simplemente no lo quiere: no se dice nada de muletillas, pausas ni repeticiones, y no se muestra ninguna puntuación hecha con ellas.',
  plain: 'Lenguaje sencillo',
  plainHint: 'En los resultados, palabras cortas de cada día en lugar de términos técnicos.',
}
