import type { branches as english } from '../en/branches.ts'
import type { Words } from '../use-words.ts'

export const branches: Words<typeof english> = {
  areas: 'Áreas',
  practices: 'Páginas de práctica',
  alsoSee: 'Cerca de aquí',
  backToForest: 'Volver al bosque',
  backTo: (branch: string) => `Todo sobre ${branch}`,
  askCoach: 'Háblalo con el coach',
  task: {
    voice: 'Dilo en voz alta',
    text: 'Escríbelo',
    assistant: 'Pruébalo con el coach',
  },
  starters: 'Formas de empezar',
  useStarter: 'Abrir en el asistente',
  planned: {
    heading: 'Previsto',
    lead: 'Son planes. Nada de esto está aquí todavía.',
  },
  soon: {
    title: (branch: string) => `${branch} sigue creciendo`,
    unknown: 'Esta rama',
    text: (branch: string) => `${branch} ya se sembró y se regó. Todavía no hay nada que practicar aquí.`,
    section: (section: string) => `Pediste ${section}.`,
    explore: 'Explorar el bosque',
    back: 'Volver',
  },
  about: { explore: 'Explorar el bosque' },
  legal: {
    updated: 'Última actualización',
    contact: 'Contacto',
    return: 'Volver al inicio',
    contents: 'En esta página',
  },
  testBranches: {
    title: 'Subramas generadas',
    lead: 'Una ayuda para desarrollo: lo que el servidor responde por una rama.',
    branch: 'Rama',
    load: 'Cargando...',
    raw: 'Datos sin procesar',
    failed: 'No se pudieron cargar las ramas',
    empty: 'No hay subramas.',
  },
  aid: {
    lead: 'Una página para desarrollo: cada pantalla y las direcciones que llevan a ella.',
    screen: 'Pantalla',
    addresses: 'Direcciones',
  },
}
