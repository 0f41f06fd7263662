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
    label: 'Escribir mis palabras',
    remote:
      'Tu navegador puede convertir la voz en palabras, pero para eso envía el sonido a su fabricante. Enciéndelo solo si te parece bien.',
    onDevice: 'Tu navegador escribe tus palabras en este dispositivo. No se envía nada para ello.',
    none: 'Este navegador no puede convertir la voz en palabras. El ritmo, las pausas y la entonación se miden igual.',
  },
}
