import type { voiceResultsWords as english } from '../en/voice-results.ts'
import type { Words } from '../use-words.ts'

export const voiceResultsWords: Words<typeof english> = {
  findings: {
    heard: 'Esto es lo que oímos.',
    below: (context: string) => `Más despacio de lo habitual en ${context}.`,
    slowEdge: (context: string) => `Apenas más lento de lo habitual en ${context}.`,
    within: (context: string) => `Un ritmo habitual en ${context}.`,
    fastEdge: (context: string) => `Apenas más rápido de lo habitual en ${context}.`,
    above: (context: string) => `Más rápido de lo habitual en ${context}.`,
    paused: (context: string) => `Por las pausas, más despacio de lo habitual en ${context}.`,
    rush: (context: string, from: string, to: string) =>
      `Un ritmo habitual en ${context}, con prisa entre ${from} y ${to}.`,
    short: 'Fue demasiado corto para decir cómo suena.',
    nothing: 'Esta vez no oímos ninguna voz.',
  },
  probable: {
    below: (context: string) => `Probablemente más despacio de lo habitual en ${context}.`,
    above: (context: string) => `Probablemente más rápido de lo habitual en ${context}.`,
    paused: (context: string) => `Por las pausas, probablemente más despacio de lo habitual en ${context}.`,
  },
  reason: {
    short: (length: string) => `Toda la grabación dura ${length}.`,
    counted: (pace: string, low: string, high: string) =>
      `${pace} palabras por minuto; lo habitual es de ${low} a ${high}.`,
    estimated: (pace: string, low: string, high: string) =>
      `Unas ${pace} palabras por minuto; lo habitual es de ${low} a ${high}.`,
    unsure: (pace: string, least: string, most: string, low: string, high: string) =>
      `Unas ${pace} palabras por minuto, quizá de ${least} a ${most}; lo habitual es de ${low} a ${high}.`,
  },
  contexts: {
    Personal: 'una conversación',
    Social: 'una conversación',
    Professional: 'una charla profesional',
    Public: 'un discurso',
    Work: 'el trabajo',
    Family: 'una charla en familia',
    Faith: 'un entorno de fe',
    Academic: 'una charla académica',
    Creative: 'una lectura en voz alta',
  },
  pace: 'Ritmo',
  clarity: 'Claridad',
  of100: 'de 100',
  veryLow: 'Muy bajo',
  past: (title: string, scores: string) =>
    `${title} en grabaciones anteriores, de la más antigua a la más reciente: ${scores}`,
  paceNotes: {
    below: 'Por debajo de lo habitual',
    slowEdge: 'Apenas por debajo de lo habitual',
    within: 'Dentro de lo habitual',
    fastEdge: 'Apenas por encima de lo habitual',
    above: 'Por encima de lo habitual',
  },
  change: {
    up: (points: string) => `Sube ${points} desde tu última grabación`,
    down: (points: string) => `Baja ${points} desde tu última grabación`,
    same: 'Casi igual que en tu última grabación',
  },
  strip: {
    heading: 'La grabación',
    key: {
      pause: 'Pausa de 0,8 s o más',
      filler: 'Muletilla',
      rushed: 'Con prisa',
      pace: 'Palabras por minuto',
      pitch: 'Entonación',
    },
    band: (context: string, low: string, high: string) => `habitual en ${context}: de ${low} a ${high}`,
    point: (pace: string, at: string) => `${pace} en ${at}`,
    seconds: (seconds: string) => `${seconds} s`,
    noPace: 'El ritmo a lo largo del tiempo necesita diez segundos de voz.',
    noPitch: 'Aquí no se pudo saber la entonación.',
    position: 'Posición en la grabación',
    says: (length: string, ...more: readonly string[]) =>
      [`Una grabación de ${length}.`, ...more].filter((each) => each !== '').join(' '),
    saysPauses: {
      none: 'Ninguna pausa de más de 0,8 segundos.',
      one: (at: string) => `Una pausa de más de 0,8 segundos, en ${at}.`,
      many: (count: string, at: string) => `${count} pausas de más de 0,8 segundos, en ${at}.`,
    },
    saysPace: (low: string, high: string) => `Ritmo entre ${low} y ${high} palabras por minuto.`,
    saysRushed: (at: string) => `Con prisa ${at}.`,
    saysFillers: { one: 'Una muletilla.', many: (count: string) => `${count} muletillas.` },
    saysPitch: (semitones: string) => `La entonación se mueve en ${semitones} semitonos.`,
    table: 'El ritmo y el tono en cifras',
    tableTime: 'Desde',
    tablePace: 'Palabras por minuto',
    tableRate: 'Sílabas por segundo de voz',
    tablePitch: 'Semitonos por encima o por debajo del centro de la voz',
    moments: 'Pausas y muletillas, una por una',
    momentPause: (seconds: string, at: string) => `Pausa de ${seconds} s en ${at}`,
    momentFiller: (text: string, at: string) => `«${text}» en ${at}`,
    momentSound: {
      low: (at: string) => `Quizá un «eh» en ${at}`,
      medium: (at: string) => `Suena como un «eh» en ${at}`,
    },
    refuse: 'No es una muletilla',
    accept: 'Sí es una muletilla',
    about: (at: string) => `${at}, más o menos`,
    noMoments: 'Ninguna pausa de medio segundo o más, y ninguna muletilla.',
    shorterPauses: {
      one: 'Una pausa más corta no está en la lista.',
      many: (count: string) => `${count} pausas más cortas no están en la lista.`,
    },
  },
  facts: {
    heading: 'En cifras',
    lead: 'Elige una cifra para ver qué significa.',
    recording: 'Grabación',
    words: 'Palabras',
    pace: 'Ritmo medio',
    pauses: 'Pausas',
    fillers: 'Muletillas',
    pitch: 'Movimiento de la entonación',
    articulation: 'Velocidad de articulación',
    loudness: 'Volumen',
    fluency: 'Fluidez',
    feeling: 'Sentimiento en las palabras',
    perMinute: (count: string) => `${count} por minuto`,
    estimated: (value: string) => `unas ${value}`,
    guessed: (count: string) => `quizá ${count}`,
    needsTranscript: 'Necesita una transcripción',
    notCounted: 'Sin contar',
    noFeeling: 'nada que destaque',
    missing: {
      longer: 'Hacen falta unos treinta segundos de habla para saber:',
      quieter: 'Hace falta una grabación con menos ruido para saber:',
      other: 'Con esta grabación no se puede saber:',
    },
    semitones: (value: string) => `${value} semitonos`,
    syllables: (value: string) => `${value} por segundo`,
    lufs: (value: string) => `${value} LUFS`,
    outOf: (value: string) => `${value} de 100`,
    range: (low: string, high: string) => `Está entre ${low} y ${high}, cuatro de cada cinco veces.`,
    certainty: {
      none: 'No se puede saber con esta grabación.',
      low: 'Tómalo como aproximado.',
      medium: 'Bastante seguro.',
      high: 'Tan seguro como permite una grabación de este largo.',
    },
    source: 'De dónde viene:',
    close: 'Cerrar',
  },
  meanings: {
    recording: {
      means: 'La grabación entera, de la primera muestra a la última, y dentro de ella el tiempo en que hablas.',
      source: 'Contado.',
    },
    words: {
      means:
        'Palabras de la transcripción, sin los «eh». Sin transcripción se calculan por las sílabas, a sílaba y media por palabra.',
      source: 'Contadas en la transcripción, cuando encaja con el sonido.',
    },
    pace: {
      means:
        'Palabras por minuto desde tu primera palabra hasta la última, pausas incluidas. Sin transcripción se calcula por el ritmo de las sílabas, a sílaba y media por palabra.',
      source: 'Márgenes según Rodero 2016 y Tauroza & Allison 1990, o nuestro criterio donde no hay una norma cercana.',
    },
    pauses: {
      means: 'Silencios de un cuarto de segundo o más dentro de lo que dices. Importa más dónde caen que cuántos son.',
      source: 'De la forma de onda; de Jong & Bosker 2013 para el cuarto de segundo.',
    },
    fillers: {
      means:
        'Los «eh», los «mm» y las palabras que solo llenan tiempo. Cinco por minuto no hacen daño; a partir de doce, empiezan a molestar a quien escucha. Para contarlas hace falta una transcripción palabra por palabra. Sin ella solo podemos señalar lo que suena como un «eh»: la mayoría no se oye, y cada una se puede escuchar y rechazar bajo el dibujo.',
      source:
        'Laske & DiGennaro Reed 2024; por el sonido: nuestro criterio. Lo adivinado nunca entra en una puntuación.',
    },
    pitch: {
      means:
        'Cuánto se mueve tu voz alrededor de su propio centro. Más movimiento suena más vivo a casi todos; ningún valor es bueno ni malo, y algunas voces son tranquilas por naturaleza.',
      source: 'Semitonos, como los oye la gente: Traunmüller & Eriksson 1995; viveza: Hincks 2005.',
    },
    articulation: {
      means:
        'Sílabas por segundo mientras hablas, sin las pausas. Junto al ritmo, distingue la prisa de las pocas pausas.',
      source: 'Picos de volumen con voz, según de Jong & Wempe 2009.',
    },
    loudness: {
      means: 'Lo fuerte que suena la grabación. Depende del micrófono y no dice nada de ti.',
      source: 'ITU-R BS.1770-4.',
    },
    fluency: {
      means:
        'Lo fluido que esto les parecería a cinco oyentes expertos, aprendido de frases que la gente leyó en voz alta.',
      source: 'Un modelo ajustado; fuera de frases leídas, tómalo como una pista.',
    },
    feeling: {
      means: 'El sentimiento que expresan tus palabras. En tu voz nunca se leen sentimientos.',
      source: 'Solo palabras: la voz muestra mejor la activación que lo que alguien siente.',
    },
  },
  offer: {
    heading: 'Todavía no hay transcripción',
    why: 'Activa el reconocimiento de voz para ver palabras, muletillas y tono.',
    needs: (names: string) => `Necesita una transcripción: ${names}.`,
    ready: 'El reconocimiento de voz está activado. Tu próxima grabación tendrá transcripción.',
    noWords: 'El reconocimiento de voz escuchó, pero no reconoció ninguna palabra.',
    none: 'Este navegador no tiene reconocimiento de voz. Chrome y Edge en una computadora sí.',
    again: 'Dilo otra vez',
  },
  transcript: {
    heading: 'Transcripción',
    select: 'Elige una palabra para oírla',
    words: 'La transcripción, palabra por palabra',
    playFrom: (at: string) => `Suena desde ${at}`,
    estimated: 'El lugar de las palabras es aproximado',
    by: {
      device: 'Escrita por tu navegador en este dispositivo.',
      transcriber: 'Escrita por el transcriptor de este Understory.',
      browser: 'Escrita por tu navegador.',
      none: '',
    },
    fillers: 'Muletillas por palabra:',
  },
  tone: {
    heading: 'Tono',
    shaded: 'Sombreado: dónde puede estar',
    warmth: { name: 'Calidez', low: 'distante', high: 'cálido', words: ['Distante', 'Intermedio', 'Cálido'] },
    confidence: {
      name: 'Confianza',
      low: 'dudoso',
      high: 'seguro',
      words: ['Dudoso', 'Bastante seguro', 'Seguro'],
    },
    formality: { name: 'Formalidad', low: 'informal', high: 'formal', words: ['Relajado', 'Intermedio', 'Formal'] },
    caption: (word: string, score: string) => `${word}, ${score}`,
    label: (name: string, low: string, high: string) => `${name}, de ${low} a ${high}`,
    mayComeAcross: 'Cómo puede sonar, no cómo eres.',
  },
  tryNext: {
    heading: 'Prueba esto ahora',
    again: 'Decirlo otra vez',
    room: {
      say: 'Busca un rincón más tranquilo y dilo otra vez.',
      why: () => 'Con tanto ruido de fondo, las cifras no son fiables.',
    },
    louder: {
      say: 'Acércate al micrófono y dilo otra vez.',
      why: () => 'Nos llegó muy poco de tu voz.',
    },
    softer: {
      say: 'Aléjate un poco del micrófono y dilo otra vez.',
      why: () => 'Sonó demasiado fuerte para el micrófono.',
    },
    longer: {
      say: 'Dilo otra vez, y sigue de quince a treinta segundos.',
      why: () => 'El ritmo, las pausas y el tono necesitan al menos eso.',
    },
    slower: {
      say: 'Suelta el aire antes de la primera palabra, y deja que cada frase termine antes de empezar otra.',
      why: (count: string) => `Lo habitual serían unas ${count} palabras menos por minuto.`,
    },
    quicker: {
      say: 'Dilo otra vez más rápido, pero sin prisa.',
      why: (count: string) => `Lo habitual serían unas ${count} palabras más por minuto.`,
    },
    rush: {
      say: 'Respira hondo antes de la parte que iba con prisa, y dila frase a frase.',
      why: (from: string, to: string) => `Entre ${from} y ${to} fuiste por encima de lo habitual.`,
    },
    fewerFillers: {
      say: 'Cuando notes que viene un «eh», cierra los labios y haz una pausa.',
      why: (perMinute: string) => `${perMinute} muletillas por minuto; hasta cinco pasan sin que se noten.`,
    },
    pause: {
      say: 'Deja un segundo entero de silencio antes de la frase que más importa.',
      why: (perMinute: string) => `Hiciste ${perMinute} pausas por minuto; una pausa deja que la idea llegue.`,
    },
    fewerGaps: {
      say: 'Dilo otra vez y que cada pausa dure más o menos una respiración.',
      why: (without: string) => `Sin las pausas hablas a unas ${without} palabras por minuto.`,
    },
    shorterGaps: {
      say: 'Practica dos veces las primeras palabras de cada parte. Luego dilo todo otra vez.',
      why: (longest: string) => `Tu silencio más largo duró ${longest} segundos.`,
    },
    lift: {
      say: 'Elige en cada frase la palabra que más importa y dila un poco más aguda.',
      why: (semitones: string) =>
        `Tu voz se movió ${semitones} semitonos alrededor de su centro; las charlas más vivas se mueven dos o más.`,
    },
    carry: {
      say: 'Lleva cada frase hasta la última palabra, como si alguien estuviera una fila más atrás.',
      why: (decibels: string) => `Tus últimas sílabas sonaron ${decibels} decibelios más bajas que el resto.`,
    },
    sameAgain: {
      say: 'Ahora díselo a la persona para quien es, o grábalo una vez más.',
      why: () => 'Nada de lo que medimos necesita cambiar.',
    },
  },
  usual: {
    heading: 'Comparado con tus últimas grabaciones',
    none: 'Con tres grabaciones en este contexto podremos decir qué es lo habitual en ti.',
  },
  takes: {
    heading: 'Tus grabaciones',
    lead: (context: string) => `Las más recientes en ${context}. Solo se guardan cifras, nunca el sonido.`,
    none: 'Tus grabaciones en este contexto aparecerán aquí.',
    failed: 'No se pudieron cargar tus grabaciones anteriores.',
    when: 'Grabada',
    length: 'Duración',
    pace: 'Ritmo',
    pauses: 'Tiempo en pausas',
    share: (percent: string) => `${percent} %`,
    movement: 'Movimiento de la entonación',
    trend: (from: string, to: string, count: string) =>
      `Ritmo de ${count} grabaciones, de ${from} a ${to} palabras por minuto.`,
    trendBand: (low: string, high: string) => `Sombreado: lo habitual, de ${low} a ${high}.`,
    trendEach: (paces: string) => `De la más antigua a la más reciente: ${paces}.`,
  },
  compare: {
    heading: 'Dos tomas, lado a lado',
    before: 'Antes',
    now: 'Ahora',
    hear: (take: string) => `Oír ${take.toLowerCase()}`,
    stop: (take: string) => `Detener ${take.toLowerCase()}`,
    figure: 'Cifra',
    same: 'Ninguna diferencia que se note al escuchar',
    faster: 'Se nota más rápida',
    slower: 'Se nota más lenta',
  },
  actions: {
    download: 'Descargar la grabación',
    print: 'Imprimir o guardar el informe',
    reasons: 'Cómo lo medimos',
  },
}
