import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../use-words.ts'

export const dashboard: Words<typeof english> = {
  question: '¿Qué tienes que decir, y a quién?',
  questionHint: 'Mi hermano me debe dinero y no sé cómo pedírselo',
  start: 'Empezar',
  title: 'Tu bosque de comunicación',
  lead: 'Elige una rama, practica una cosa y vuelve cuando puedas. Tu bosque te guarda el sitio.',
  greeting: {
    morning: 'Buenos días',
    afternoon: 'Buenas tardes',
    evening: 'Buenas noches',
  },
  greet: (greeting: string, nickname: string) => `${greeting}, ${nickname}.`,
  greetPlain: (greeting: string) => `${greeting}.`,
  leafPrint: {
    heading: 'Tu LeafPrint',
    none: 'Escribe una línea en SproutLog y tu árbol empieza.',
    words: (words: string, days: string) => `${words} en ${days}.`,
    more: (count: string, next: string) => `${count} más y llegas a ${next}.`,
    grown: 'Ya es grande, y aún hay sitio.',
    wordsOf: { one: '1 palabra', many: (count: string) => `${count} palabras` },
    daysOf: { one: 'un día', many: (count: string) => `${count} días` },
    practicedOf: {
      one: 'Una conversación de práctica hasta ahora.',
      many: (count: string) => `${count} conversaciones de práctica hasta ahora.`,
    },
    tree: (nickname: string) => `Tu árbol: ${nickname}`,
  },
  scroll: {
    back: (group: string) => `Retroceder en ${group}`,
    on: (group: string) => `Avanzar en ${group}`,
  },
  wells: {
    example: 'Un ejemplo',
    draft: { hedge: 'Solo quería ver si', better: '¿Puedes confirmar', rest: 'la fecha?' },
    draftMeaning: 'Un ejemplo: «Solo quería ver si» pasa a ser «¿Puedes confirmar la fecha?».',
    waveMeaning: 'Un dibujo de ejemplo de una grabación con dos pausas.',
    lastRecording: (length: string) => `Tu última grabación, ${length}`,
    lastPace: (length: string, pace: string) => `Tu última grabación: ${length}, a ${pace} palabras por minuto`,
    noBars: 'Tu primer día estará aquí.',
    bars: (count: string, words: string) => `Palabras en ${count}, de lo más antiguo a lo más reciente: ${words}.`,
    wordsToday: { one: 'palabra', many: 'palabras' },
    today: 'hoy',
  },
  flyout: {
    name: (branch: string) => `Dentro de ${branch}`,
    viewAll: (count: string) => `Ver todo (${count})`,
    failed: 'No se pudieron cargar las ramas',
    failedText: 'El servidor no dio la lista. «Explorar todo» abre cada rama como antes.',
  },
  comingSoon: 'Muy pronto',
}
