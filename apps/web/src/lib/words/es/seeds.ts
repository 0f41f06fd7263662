import type { seeds as english } from '../en/seeds.ts'
import type { Words } from '../use-words.ts'

export const seeds: Words<typeof english> = {
  heading: '¿Qué debería crecer aquí ahora?',
  lead: 'Describe una rama y la cuidaremos.',
  name: 'Tu nombre',
  branchType: 'Tipo de rama',
  rationale: '¿Por qué ayudaría?',
  rationalePlaceholder: 'Con una o dos frases basta',
  submit: 'Planta una semilla',
  missing: {
    branchType: 'Nombra el tipo de rama en pocas palabras.',
    rationale: 'Di en una frase por qué ayudaría.',
  },
  notKept:
    'Este navegador no pudo guardar tu semilla: su espacio está lleno o bloqueado. Tus palabras siguen aquí. Libera espacio, o permite que este sitio guarde datos, y plántala otra vez.',
  thanks: 'Gracias.',
  thanksTo: (name: string) => `Gracias, ${name}.`,
  planted: 'Tu semilla está en la tierra:',
  keptHere: 'Se guarda en este navegador. El servidor la lee para buscar páginas afines y no guarda nada.',
  closed: '¿Otra idea?',
  closedText: 'Hay sitio para más de una.',
  again: 'Plantar otra semilla',
  toast: '¡Semilla plantada!',
  toastText: 'Tu idea de rama ya crece en nuestro bosque. ¡La cuidaremos bien!',
}
