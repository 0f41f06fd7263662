import type { languageWords as english } from '../en/language.ts'
import type { Words } from '../use-words.ts'

export const languageWords: Words<typeof english> = {
  heading: 'Idioma',
  lead: 'Es el de las pantallas. Al elegir, la página se abre de nuevo.',
  stays:
    'Las secciones de las ramas, las respuestas del coach, las notas sobre un texto y las páginas legales están en inglés, y las medidas de las palabras solo leen inglés.',
  names: { en: 'English', es: 'Español' },
  notKept: 'Este navegador no guarda la elección, así que la página se queda como está.',
}
