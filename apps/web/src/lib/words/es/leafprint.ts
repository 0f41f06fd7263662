import { leafPrint as english } from '../en/leafprint.ts'
import { over } from './over.ts'

export const leafPrint = over(english, {
  note: 'Tu LeafPrint',
  sampleNote: 'Un ejemplo',
  lead: {
    sapling:
      'Cada uno de tus días más recientes es una hoja o dos, más grande donde dijiste más. Las primeras hojas llevan las palabras a las que vuelves.',
    birch:
      'Tus días más recientes están en la copa, de izquierda a derecha, más tupidos donde dijiste más. Las hojas doradas llevan las palabras a las que vuelves.',
    pine: 'Tus días más recientes son sus coronas de ramas, más anchas donde dijiste más. Las piñas son las palabras a las que vuelves.',
    maple:
      'Tus días más recientes están en la copa, de izquierda a derecha, con una sámara por cada mil palabras. Las hojas doradas llevan las palabras a las que vuelves.',
    oak: 'Tus días más recientes están en la copa, de izquierda a derecha, con una bellota por cada mil palabras. Las hojas doradas llevan las palabras a las que vuelves.',
  },
  season: {
    leaf: '',
    fall: 'Llevas un tiempo fuera, así que caen hojas. La madera lo conserva todo.',
    winter: 'Aquí es invierno. El árbol sigue en pie, con las yemas cerradas, y espera tus próximas palabras.',
  },
  sample: {
    text: 'Son tres registros de muestra, no tuyos. Tu propio árbol empieza con tu primera entrada.',
    action: 'Abrir SproutLog',
    badge: 'Muestra',
  },
  total: 'Palabras en total',
  growth: 'Crecimiento',
  growthSince: (first: string, last: string) => `de ${first} a ${last}`,
  growthBar: 'Crecimiento',
  conversations: {
    one: '1 conversación de práctica',
    many: (count: string) => `${count} conversaciones de práctica`,
  },
  save: {
    heading: 'Guardar el dibujo',
    svg: 'Guardar como SVG',
    png: 'Guardar como PNG',
    busy: 'Dibujando...',
    failed: 'No se pudo hacer el dibujo en este navegador.',
  },
  picture: {
    name: (tree: string, words: string, days: string, weeks: string) =>
      `Tu LeafPrint: ${tree} de ${words}. En sus hojas: ${days}. En sus anillos: ${weeks}.`,
    sampleName: (tree: string) => `Un LeafPrint de ejemplo hecho con tres registros de muestra: ${tree}.`,
    topWords: (list: string) => ` Palabras a las que vuelves: ${list}.`,
    times: { one: 'una vez', many: (count: string) => `${count} veces` },
    words: { one: '1 palabra', many: (count: string) => `${count} palabras` },
    days: { one: 'tu último día con palabras', many: (count: string) => `tus últimos ${count} días con palabras` },
    weeks: { one: '1 semana', many: (count: string) => `${count} semanas` },
    trees: { sapling: 'brote', birch: 'abedul', pine: 'pino', maple: 'arce', oak: 'roble' },
    fullest: (words: string) => `${words}, la más llena`,
  },
  reading: {
    heading: 'Cómo leerlo',
    height: 'Altura',
    heightText: 'Todas tus palabras, en la vara de al lado.',
    rings: 'Anillos',
    ringsText: 'Uno por semana, ancho donde dijiste mucho. Los punteados descansaron.',
    leaves: 'Hojas',
    leavesText: 'Tus días más recientes. Tras tres semanas sin palabras empiezan a caer; el árbol se queda.',
    words: 'Palabras',
    wordsText: 'Las cinco a las que vuelves, más grandes cuanto más a menudo.',
  },
  path: {
    heading: 'De brote a roble',
    until: (words: string, next: string) => `${words} para llegar a ${next}`,
    grown: 'Ya es grande, y aún hay sitio',
    first: 'tus primeras palabras',
    over: (words: string) => `más de ${words} palabras`,
    here: 'Estás aquí',
  },
  chart: {
    heading: 'Palabras por día',
    range: (first: string, last: string) => `de ${first} a ${last}`,
    name: (days: string) => `Palabras por día: ${days}.`,
    day: (day: string, words: string) => `${day}: ${words}`,
    table: 'Ver como tabla',
    dayColumn: 'Día',
    wordsColumn: 'Palabras',
    newest: (count: string) => `Los ${count} días más recientes`,
  },
  logs: { heading: 'Registros anteriores', open: 'Abrir SproutLog', none: 'ninguna palabra de tres letras' },
  practice: {
    heading: 'Además de tus palabras',
    lead: 'Contado en el servidor, donde están tus resultados.',
    voice: 'Análisis de voz',
    text: 'Análisis de texto',
    chats: 'Conversaciones de práctica',
    trends: {
      clarityScore: 'Claridad',
      paceScore: 'Ritmo',
      confidenceScore: 'Confianza',
    },
    trend: (score: string, values: string) =>
      `${score} de tus grabaciones más recientes, de la más antigua a la última: ${values}.`,
    trendNote: 'Grabaciones recientes, de 0 a 100',
    last: (day: string) => `Última práctica: ${day}.`,
    none: 'Nada todavía. El análisis de voz y el de texto suman aquí.',
    failed: 'El servidor no respondió, así que faltan estas cuentas.',
  },
})
