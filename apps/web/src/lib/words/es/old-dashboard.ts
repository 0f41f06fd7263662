import type { oldDashboard as english } from '../en/old-dashboard.ts'
import type { Words } from '../use-words.ts'

export const oldDashboard: Words<typeof english> = {
  title: 'Mi bosque',
  lead: 'El mismo bosque desde otro lado: elige una rama, o elige dónde vas a hablar.',
  sidebar: 'Barra lateral del bosque',
  forest: 'Mi bosque',
  branches: 'Ramas',
  samples: {
    speaking: 'Hablar en público',
    work: 'Comunicación en el trabajo',
    study: 'Estudio y aprendizaje',
    parenting: 'Crianza',
  },
  contexts: 'Contextos',
  contextsNote: 'Abre ahí el asistente.',
  more: 'Más',
  settings: 'Ajustes',
  help: 'Ayuda',
  panel: {
    heading: 'Análisis de la comunicación',
    assistant: 'Abrir el asistente',
  },
}
