import { plainly } from '../plain.ts'
import { listeningWords } from './listening.ts'
import { textWords } from './text.ts'
import { voiceResultsWords } from './voice-results.ts'

export const plainResults = {
  voice: {
    findings: {
      below: () => 'Hablaste despacio.',
      slowEdge: () => 'Buena velocidad, casi lenta.',
      within: () => 'Hablaste a buena velocidad.',
      fastEdge: () => 'Buena velocidad, casi rápida.',
      above: () => 'Hablaste rápido.',
      paused: () => 'Paraste mucho, y por eso tardaste más.',
      rush: (_context: string, from: string, to: string) =>
        `Buena velocidad. Una vez te diste prisa, de ${from} a ${to}.`,
    },
    probable: {
      below: () => 'Es probable que hablaras despacio.',
      above: () => 'Es probable que hablaras rápido.',
      paused: () => 'Paraste mucho, y por eso es probable que tardaras más.',
    },
    reason: {
      counted: (pace: string, low: string, high: string) =>
        `Dijiste ${pace} palabras por minuto. Casi todos dicen de ${low} a ${high}.`,
      estimated: (pace: string, low: string, high: string) =>
        `Dijiste unas ${pace} palabras por minuto. Casi todos dicen de ${low} a ${high}.`,
      unsure: (pace: string, _least: string, _most: string, low: string, high: string) =>
        `Dijiste quizá unas ${pace} palabras por minuto. Casi todos dicen de ${low} a ${high}.`,
    },
    pace: 'Velocidad',
    clarity: 'Fácil de seguir',
    paceNotes: {
      below: 'Más lento que casi todos',
      slowEdge: 'Casi lento',
      within: 'Buena velocidad',
      fastEdge: 'Casi rápido',
      above: 'Más rápido que casi todos',
    },
    strip: {
      key: { filler: 'Eh', rushed: 'Muy rápido', pace: 'Velocidad', pitch: 'Agudo y grave' },
      band: (_context: string, low: string, high: string) => `buena velocidad: de ${low} a ${high}`,
      noPace: 'Para ver tu velocidad hacen falta diez segundos de voz.',
      noPitch: 'No pudimos saber cuánto subía y bajaba tu voz.',
      position: 'Por dónde va el sonido',
      table: 'Tu velocidad y tu melodía en números',
      tableRate: 'Golpes de voz por segundo',
      tablePitch: 'Más alto (+) o más bajo (−) que lo tuyo',
      moments: 'Cada parada y cada «eh»',
      refuse: 'No es un «eh»',
      accept: 'Sí es un «eh»',
    },
    facts: {
      heading: 'En números',
      lead: 'Toca un número para ver qué significa.',
      pace: 'Tu velocidad',
      pauses: 'Paradas',
      fillers: 'Los «eh»',
      pitch: 'Subidas y bajadas',
      articulation: 'Golpes de voz por segundo',
      loudness: 'Lo fuerte que suena',
      fluency: 'Lo suelto que suena',
      feeling: 'El ánimo de tus palabras',
      needsTranscript: 'Hacen falta tus palabras escritas',
      semitones: (value: string) => `${value} pasos`,
      lufs: (value: string) => value,
      range: (low: string, high: string) => `Lo más probable: de ${low} a ${high}.`,
      certainty: {
        none: 'Con esto no se sabe.',
        low: 'Es una idea muy a ojo.',
        medium: 'Es bastante seguro.',
        high: 'Es tan seguro como se puede.',
      },
      source: 'Cómo lo sabemos:',
    },
    meanings: {
      recording: { means: 'Todo lo que dijiste, del principio al final.', source: 'Lo contamos.' },
      words: { means: 'Cuántas palabras dijiste. Los «eh» no cuentan.', source: 'Contamos tus palabras escritas.' },
      pace: {
        means: 'Cuántas palabras dices en un minuto. Las paradas también cuentan.',
        source: 'De estudios sobre cómo habla la gente.',
      },
      pauses: {
        means: 'Ratos en que no dijiste nada. Importa más dónde paras que cuántas veces.',
        source: 'Del sonido.',
      },
      fillers: {
        means: 'Los «eh» y las palabras que solo llenan tiempo. Cinco por minuto están bien.',
        source: 'De tus palabras escritas. Solo con el sonido no se sabe bien.',
      },
      pitch: { means: 'Cuánto sube y baja tu voz. Ningún número es bueno ni malo.', source: 'Del sonido.' },
      articulation: {
        means: 'Cuántos golpes de voz das por segundo. Las paradas no cuentan.',
        source: 'Del sonido.',
      },
      loudness: { means: 'Lo fuerte que suena. Depende del micrófono, no de ti.', source: 'Del sonido.' },
      fluency: {
        means: 'Lo suelto que puede sonar a otros.',
        source: 'Se aprendió de gente que leía en voz alta. No es seguro.',
      },
      feeling: {
        means: 'El ánimo de tus palabras. Nunca lo sacamos de tu voz.',
        source: 'De tus palabras.',
      },
    },
    transcript: {
      heading: 'Tus palabras',
      select: 'Toca una palabra para oírla',
      estimated: 'El lugar de cada palabra es a ojo',
    },
    tone: {
      heading: 'Cómo puede sonar',
      shaded: 'La barra suave es donde puede estar',
      warmth: { name: 'Cálido' },
      confidence: { name: 'Seguro', low: 'con dudas', high: 'seguro', words: ['Con dudas', 'Algo seguro', 'Seguro'] },
      formality: { name: 'Formal', low: 'relajado', words: ['Relajado', 'Intermedio', 'Formal'] },
      mayComeAcross: 'Cómo puede sonar, no cómo eres.',
    },
    tryNext: {
      rush: { why: (from: string, to: string) => `Te diste prisa de ${from} a ${to}.` },
      fewerFillers: { why: () => 'Hubo muchos «eh».' },
      pause: { why: () => 'Una parada ayuda a entender.' },
      lift: { why: () => 'Tu voz se quedó en una nota. Una voz que se mueve gusta más.' },
      carry: { why: () => 'Tus últimas palabras casi no se oían.' },
    },
    takes: { movement: 'Subidas y bajadas', pace: 'Velocidad' },
    actions: { reasons: 'Cómo lo sabemos' },
  },
  text: {
    kinds: {
      hedge: 'Palabras blandas',
      booster: 'Palabras fuertes',
      absolute: 'Todo o nada',
      passive: '¿Quién lo hizo?',
      blame: 'Puede doler',
      'passive-aggressive': 'Una indirecta',
      urgency: '¿Para cuándo?',
      wordy: 'Sobran palabras',
      nominalization: 'Mejor un verbo',
      filler: 'Palabras vacías',
      'repeated-opening': 'Mismo comienzo',
      cliche: 'Muy oído',
      'mixed-metaphor': 'Dos imágenes a la vez',
      'unclear-ask': '¿Qué pides?',
      politeness: 'Palabras amables',
      empathy: 'Te pones en su lugar',
      'faux-feeling': 'No es un sentimiento',
    },
    tone: {
      heading: 'Cómo puede sonar',
      usual: (context: string) => `La barra suave: bien para ${context}`,
      names: {
        warmth: 'Cálido',
        confidence: 'Seguro',
        formality: 'Formal',
        clarity: 'Fácil de leer',
        politeness: 'Amable',
        sentiment: 'Alegre o triste',
      },
      interval: 'La línea fina muestra lo seguros que estamos.',
      strike: 'Tacha unas palabras para ver la barra sin ellas. Tu texto se queda igual.',
      noWhy: 'No es una palabra. Son todas juntas.',
      learned: () => 'Aprendido de textos que valoró la gente.',
    },
    glance: {
      heading: 'En breve',
      longest: 'La frase más larga',
      gradeValue: (grade: number) => `Curso ${grade}`,
      gradeRange: (low: number, high: number) => `del curso ${low} al ${high}`,
      emotion: 'El ánimo de las palabras',
    },
    leaves: { heading: 'Lo larga que es cada frase', long: 'Con puntos: una frase muy larga.' },
  },
  listening: {
    lead: 'Graba tu voz y mira cómo puede sonar.',
    hints: {
      quick: 'Un poco rápido. Tómate tu tiempo.',
      slow: 'Puedes ir algo más rápido.',
      pauses: 'Tus pausas son largas. Hazlas más cortas.',
      breath: 'Fue mucho de una vez. Respira.',
    },
  },
} as const

plainly(voiceResultsWords, plainResults.voice)
plainly(textWords, plainResults.text)
plainly(listeningWords, plainResults.listening)
