import type { recorderWords as english } from '../en/recorder.ts'
import type { Words } from '../use-words.ts'

export const recorderWords: Words<typeof english> = {
  start: 'Empezar a grabar',
  stop: 'Detener la grabación',
  play: 'Reproducir',
  pause: 'Pausar',
  time: 'Tiempo de grabación',
  progress: 'Reproducción',
  wave: (length: string, loudest: string) =>
    `La forma de tu grabación: dura ${length}, lo más fuerte está en ${loudest}.`,
  status: {
    idle: 'Toca para grabar.',
    starting: 'Esperando al micrófono…',
    tooEarly: 'Grabando. Quince segundos nos bastan para leerla.',
    enough: 'Ya se puede analizar. Para cuando quieras.',
    nearEnd: 'Quedan treinta segundos. La grabación se detiene a los cinco minutos.',
    recorded: 'Grabado. Se queda en este navegador hasta que se analice o se borre.',
  },
  notices: {
    restored: 'Tu última grabación sigue aquí.',
    full: 'Cinco minutos es lo máximo de una vez, así que la grabación se detuvo ahí. Se conserva entera.',
    lost: 'Se perdió el micrófono, así que la grabación se detuvo. Lo que dijiste hasta entonces se conserva.',
    'not-kept':
      'Grabado, pero este navegador no pudo guardarlo: al recargar se perdería. Analízalo antes de salir de la página.',
    shortened: 'Esa grabación dura más de cinco minutos. Aquí están los cinco primeros.',
  },
  hints: {
    silent: 'No nos llega nada. ¿Está silenciado el micrófono?',
    'too-loud': 'Un poco fuerte: aléjate del micrófono.',
    'too-quiet': 'Muy bajo: acércate al micrófono.',
    noisy: 'El lugar suena casi tanto como tú. Un rincón más tranquilo ayudaría.',
  },
  problems: {
    insecure:
      'Los navegadores solo dan el micrófono a una página por https, y esta dirección no lo tiene. Abre Understory por https o en la máquina donde funciona; una grabación que ya tengas se puede abrir aquí tal cual.',
    unsupported:
      'Este navegador no puede grabar sonido en una página. En su lugar puedes abrir una grabación que ya tengas.',
    denied: 'No se pudo usar el micrófono. Comprueba que su permiso esté concedido.',
    'no-microphone': 'No se encontró ningún micrófono. Conecta uno, o abre una grabación que ya tengas.',
    'in-use': 'Otro programa está usando el micrófono. Ciérralo e inténtalo de nuevo.',
    failed: 'El micrófono no arrancó. Inténtalo de nuevo, o abre una grabación que ya tengas.',
    lost: 'Se perdió el micrófono antes de grabar nada.',
    unreadable: 'Este archivo no tiene sonido que el navegador pueda leer. Lo que había antes sigue aquí.',
    'too-long': 'Este archivo es demasiado grande para abrirlo aquí. Bastan cinco minutos de él.',
    'no-sound': 'No se grabó nada. Espera un momento más antes de parar.',
  },
  toast: {
    title: 'La grabación falló',
    denied: 'No se pudo usar el micrófono. Comprueba los permisos.',
  },
  open: 'Abrir una grabación',
  microphone: 'Micrófono',
  usualMicrophone: 'El que elija el navegador',
  recognizer: {
    label: 'Usar el reconocimiento de voz del fabricante de mi navegador',
    remote:
      'Tu navegador envía el sonido de tu grabación a su fabricante, que devuelve las palabras. Actívalo solo si te parece bien.',
    onDevice: 'Tu navegador escribe tus palabras en este dispositivo. No se envía nada para ello.',
    none: 'Este navegador no puede convertir la voz en palabras. El ritmo, las pausas y la entonación se miden igual.',
  },
  deviceSpeech: {
    get: 'Tener transcripciones en este dispositivo',
    hint: 'Tu navegador descarga una sola vez el reconocimiento de voz en inglés. Después escribe tus palabras en este dispositivo.',
    busy: 'Descargando…',
    downloading: 'Descargando el reconocimiento de voz. Mientras tanto puedes grabar.',
    ready: 'El reconocimiento de voz está listo. Tu próxima grabación tendrá transcripción.',
    failed: 'La descarga no terminó. Revisa tu conexión y el espacio libre en el disco.',
    again: 'Volver a intentar la descarga',
    live: 'Palabras oídas hasta ahora',
    problems: {
      network:
        'El reconocimiento de voz perdió la conexión, así que la transcripción termina antes. La grabación está completa.',
      'not-allowed':
        'Tu navegador no permite el reconocimiento de voz aquí, así que no hay transcripción completa. Permítelo en los ajustes de este sitio. La grabación está completa.',
      language:
        'Tu navegador ya no tiene el reconocimiento de voz en inglés en este dispositivo. Descárgalo de nuevo antes de la próxima grabación. Esta grabación está completa.',
      failed: 'El reconocimiento de voz se detuvo, así que la transcripción no está completa. La grabación sí.',
    },
  },
}
