import type { voiceWords as english } from '../en/voice.ts'
import type { Words } from '../use-words.ts'

export const voiceWords: Words<typeof english> = {
  title: 'Análisis de voz',
  lead: 'Dilo como se lo dirías a ellos.',
  tabs: 'Análisis de voz',
  record: 'Grabar',
  results: 'Resultados',
  resultsLater: 'Los resultados se abren cuando se analiza una grabación.',
  reset: 'Borrar',
  analyze: 'Analizar la voz',
  analyzing: 'Analizando...',
  recordFirst: 'Primero graba algo.',
  tryAgain: 'Intentar de nuevo',
  newRecording: 'Nueva grabación',
  back: 'Volver a la grabación',
  noRecording: { title: 'No hay grabación', description: 'Graba tu voz antes de analizarla.' },
  complete: { title: 'Análisis de voz terminado', description: 'Tus resultados están listos.' },
  failedTitle: 'El análisis de voz falló',
  failures: {
    unreachable: 'No se pudo llegar al servidor. Tu grabación sigue aquí; inténtalo cuando vuelva la conexión.',
    busy: 'Ahora mismo se leen muchas grabaciones. La tuya sigue aquí; inténtalo en un momento.',
    service: 'El servicio de análisis tuvo un problema pasajero. Tu grabación sigue aquí.',
    malformed: 'La respuesta llegó en una forma que no podemos leer. Tu grabación sigue aquí.',
    refused: 'No se aceptó la grabación. Sigue aquí.',
  },
  placeholder: {
    heading: 'Sin medir: el servicio de análisis tuvo un problema pasajero',
    summary:
      'El servicio de análisis tuvo un problema pasajero, así que estas puntuaciones son neutras, de relleno, y no dicen nada de ti. Tu grabación se conserva; analízala otra vez en un momento.',
    note: 'De relleno',
    strip: 'El dibujo de abajo se midió en este navegador y es real.',
  },
  settings: {
    heading: 'Ajustes de la grabación',
    context: 'Contexto',
    tips: [
      'Habla de quince a treinta segundos; la claridad necesita treinta.',
      'Siéntate a un palmo del micrófono.',
      'Dilo como se lo dirías a ellos.',
    ],
    secondLanguage: 'Quienes escuchan usan su segunda lengua',
    secondLanguageHint: 'Lo habitual baja: más despacio se sigue mejor.',
    keep: 'Conservar la transcripción',
    keepHint: 'No: las palabras se descartan tras los resultados. Sí: quedan en tu historial hasta que las elimines.',
    privacy:
      'La grabación va al servidor de este Understory, se mide en memoria y ahí mismo se descarta. Las cifras se guardan para ver cómo cambias; tus palabras, solo si conservas la transcripción. En este navegador se queda hasta que se analice o la borres.',
  },
  prompts: {
    heading: '¿No sabes qué decir?',
    lead: 'Toma una y respóndela en voz alta, con tus propias palabras.',
    chosen: 'Responde en voz alta:',
    another: 'Otra',
    none: 'Sin propuesta',
    of: {
      Public: [
        'Abre tu charla: las cuatro primeras frases, como si la sala estuviera llena.',
        'Di la única cosa que la gente debería recordar.',
        'Responde a una pregunta difícil desde la tercera fila.',
        'Cierra: ¿qué deberían hacer mañana?',
      ],
      Professional: [
        'Preséntate y presenta tu trabajo en medio minuto.',
        'Responde: ¿por qué eres la persona indicada?',
        'Explica una decisión a quienes querían otra.',
        'Dile a un cliente que tardará más, y qué vas a hacer.',
      ],
      Social: [
        'Presenta a dos personas entre sí.',
        'Cuenta una historia corta de tu semana.',
        'Invita a alguien que apenas conoces a unirse.',
        'Despídete pronto, con amabilidad.',
      ],
      Personal: [
        'Cuéntale a un amigo la mejor hora de tu semana.',
        'Pide perdón por llegar tarde, y di qué harás la próxima vez.',
        'Pide ayuda con una cosa a alguien cercano.',
        'Describe un lugar al que volverías mañana.',
      ],
      Work: [
        'Cuenta en un minuto cómo vas: qué está hecho, qué sigue, qué necesitas.',
        'Pide a un colega que mueva una fecha dos días.',
        'Explica un error a tu equipo y cómo lo vas a arreglar.',
        'Abre una reunión y di por qué están todos ahí.',
      ],
      Family: [
        'Explícale a un niño por qué algo tiene que esperar hasta mañana.',
        'Di que no a una visita este fin de semana, y ofrece otro día.',
        'Agradece a alguien en casa algo que nadie notó.',
        'Habla de las tareas de la casa sin culpar a nadie.',
      ],
      Faith: [
        'Da la bienvenida a quienes vienen por primera vez.',
        'Presenta una lectura y di por qué importa hoy.',
        'Consuela a alguien que tuvo una semana difícil.',
        'Invita a la gente a ayudar en el próximo encuentro.',
      ],
      Academic: [
        'Explica la pregunta que estudias a alguien de otro campo.',
        'Responde: ¿qué te sorprendió de tus resultados?',
        'Pide más tiempo a un docente, con un motivo y una fecha.',
        'Presenta una charla en cuatro frases.',
      ],
      Creative: [
        'Lee las primeras líneas de algo que escribiste.',
        'Describe una imagen para que alguien pueda dibujarla.',
        'Cuenta cómo empezó una idea tuya.',
        'Cuenta el final de una historia, y solo el final.',
      ],
    },
  },
}
