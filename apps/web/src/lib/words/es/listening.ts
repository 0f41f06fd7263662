import type { listeningWords as english } from '../en/listening.ts'
import type { Words } from '../use-words.ts'

export const listeningWords: Words<typeof english> = {
  heading: 'Voz',
  lead: 'Grábate y lee después tu ritmo, tus pausas y tu tono.',
  context: 'Contexto',
  result: 'Tu resultado',
  more: 'Abrir el análisis de voz',
  placeholder: 'No se midió nada, así que no hay puntuaciones.',
  pace: (score: string) => `Ritmo ${score} de 100`,
  toggle: 'Escucha continua',
  hint: 'Apagada hasta que la enciendas, y solo en esta página. El sonido se queda en este navegador y se olvida a los veinte segundos.',
  onToast: { title: 'La escucha está encendida', description: 'Understory te escuchará y te dirá lo que note.' },
  lostToast: { title: 'La escucha se detuvo', description: 'Se perdió el micrófono.' },
  sign: 'Escuchando',
  stop: 'Dejar de escuchar',
  waiting: 'Di unas frases y aquí aparecerá tu ritmo.',
  paceNow: (pace: string, low: string, high: string) =>
    `Unas ${pace} palabras por minuto; aquí lo habitual es de ${low} a ${high}.`,
  hints: {
    quick: 'Más bien rápido. Termina una frase antes de empezar otra.',
    slow: 'Más bien lento. Habla algo más rápido o haz pausas más cortas.',
    pauses: 'Pausas largas. Que cada una dure como una respiración.',
    breath: 'Fue mucho rato sin pausa. Respira aquí.',
  },
  summary: {
    heading: 'Mientras Understory escuchaba',
    length: (length: string) => `Escuchó durante ${length}.`,
    pace: (pace: string, share: string) =>
      `Hablaste a unas ${pace} palabras por minuto, el ${share} % del tiempo dentro de lo habitual.`,
    noPace: 'No oyó suficiente voz para saber el ritmo.',
    hints: {
      none: 'No dio ningún consejo.',
      one: 'Dio un consejo.',
      many: (count: string) => `Dio ${count} consejos.`,
    },
  },
}
