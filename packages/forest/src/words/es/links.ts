import type { Link, LinkColumn } from '../../links.ts'

export const aboutLink: Link = { label: 'Qué es Understory', path: '/about' }

export const footerColumns: readonly LinkColumn[] = [
  {
    title: 'Legal',
    links: [
      { label: 'Aviso legal', path: '/disclaimer' },
      { label: 'Condiciones de uso', path: '/terms' },
      { label: 'Privacidad', path: '/privacy' },
    ],
  },
  {
    title: 'Herramientas',
    links: [
      { label: 'Asistente', path: '/dashboard/chatbot' },
      { label: 'Conversaciones', path: '/dashboard/talks' },
      { label: 'Análisis de voz', path: '/dashboard/voice-analysis' },
      { label: 'SproutLog', path: '/dashboard/word-counter' },
      { label: 'LeafPrint', path: '/dashboard/leafprint' },
    ],
  },
  {
    title: 'Cuenta',
    links: [
      { label: 'Ajustes', path: '/dashboard/settings' },
      { label: 'Conversaciones', path: '/dashboard/settings?tab=conversations' },
      { label: 'Comparte tu progreso', path: '/dashboard/sharing' },
    ],
  },
]

export const plantSeedLink: Link = { label: 'Planta una semilla', path: '/dashboard/new-branch' }
