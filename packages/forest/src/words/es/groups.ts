import type { cards as englishCards, groups as englishGroups } from '../en/groups.ts'

export const groups: typeof englishGroups = {
  analysis: {
    title: 'Análisis de la comunicación',
    note: 'Escúchate, lee de cerca y mira cómo creces.',
    layer: 'Copas',
  },
  life: { title: 'Áreas de la vida', note: 'Las personas y los lugares por los que hablas.', layer: 'Sotobosque' },
  creative: { title: 'Expresión creativa', note: 'Cosas pequeñas que brotan de noche.', layer: 'Suelo del bosque' },
  soon: { title: 'Creciendo pronto', note: 'Sembrado, regado, aún sin brotar.', layer: 'Banco de semillas' },
}

export const cards: typeof englishCards = {
  record: 'Empezar a grabar',
  paste: 'Pegar un texto',
  log: 'Registrar palabras',
  tracker: {
    label: 'Tu progreso',
    description: 'Tu LeafPrint, una barra por cada día en que escribiste o hablaste.',
    action: 'Ver tu LeafPrint',
  },
  exploreAll: 'Explorar todo',
  everythingIn: (branch: string) => `Todo lo de ${branch}`,
  plantSeed: 'Planta una semilla',
  share: 'Comparte tu progreso',
}
