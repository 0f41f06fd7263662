import type { seedPages as english } from '../en/seed-pages.ts'
import type { Words } from '../use-words.ts'

export const seedPages: Words<typeof english> = {
  growing: {
    heading: 'Lo que crece de tus semillas',
    note: 'Se guarda en este navegador',
    planted: (day: string) => `Plantada: ${day}`,
    remove: (seed: string) => `Quitar ${seed}`,
    removed: (seed: string) => `Se quitó «${seed}».`,
    undo: 'Deshacer',
    notKept: 'Este navegador no guardó el cambio. Todo sigue como estaba.',
  },
  page: {
    subBranches: 'Lo que crece de ella',
    whole: 'La semilla entera',
    all: 'Todas tus semillas',
    unknown: 'Esta semilla no está aquí',
    unknownText: 'Las semillas viven en el navegador donde se plantaron. Esta se quitó, o se plantó en otro.',
    plant: 'Planta una semilla',
  },
  topic: {
    ask: '¿Cómo lo llamamos?',
    hint: 'Unas pocas palabras, como «Pedir ayuda».',
    kind: '¿Qué es?',
    kinds: {
      person: 'Una persona',
      event: 'Un evento',
      writing: 'Algo que escribir',
      change: 'Algo difícil o nuevo',
      skill: 'Una habilidad',
      subject: 'Un tema',
    },
    save: 'Guardar',
    change: 'Cambiar el nombre o el tipo',
    missing: 'Escribe unas pocas palabras.',
    notKept: 'Este navegador no guardó el cambio. Todo sigue como estaba.',
    wrote: (words: string) => `Escribiste: «${words}»`,
  },
  near: {
    pages: 'Páginas que pueden servirte',
    cases: 'Frases del coach (en inglés)',
  },
  suggest: {
    title: 'Planta una semilla',
    lead: 'Pide una rama que todavía no está aquí',
    tagline: 'y haremos lo posible por cultivar una solo para ti',
    label: '¿Qué rama te ayudaría, y por qué?',
    hint: 'Con una o dos frases basta. Se guarda en este navegador. El servidor la lee para buscar páginas afines y no guarda nada.',
    missing: 'Di en pocas palabras qué debería crecer aquí.',
    submit: 'Planta una semilla',
    thanks: 'Gracias.',
    thanksText: 'Tu idea está en la tierra, y ya brotó una primera página.',
    open: 'Ver lo que brotó',
    again: 'Proponer otra rama',
  },
}
