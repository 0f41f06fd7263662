import type { Names } from '../../names.ts'

export const names: Names = {
  dashboard: {
    label: 'Inicio',
    title: 'Tu bosque de comunicación',
    shortLabel: 'Inicio',
    description: 'Tu bosque, con todas las ramas y tus últimas lecturas.',
  },
  'voice-analysis': {
    label: 'Análisis de voz',
    title: 'Análisis de voz',
    shortLabel: 'Voz',
    description: 'Graba quince segundos o más. Oye de vuelta tu ritmo, tu claridad y tu tono.',
  },
  'voice-analysis/pauses': { label: 'Pausas', description: 'Deja un tiempo donde cambia el sentido.' },
  'voice-analysis/pace': { label: 'Ritmo', description: 'Ve más despacio en la frase que más importa.' },
  'voice-analysis/warm-up': {
    label: 'Calentamiento',
    description: 'Dos minutos para el aire, los labios y la voz antes de hablar.',
  },
  'voice-analysis/fewer-fillers': { label: 'Menos muletillas', description: 'Cambia el «eh» por una respiración.' },
  'text-analysis': {
    label: 'Análisis de texto',
    title: 'Análisis de texto',
    shortLabel: 'Texto',
    description: 'Pega un mensaje antes de enviarlo. Mira lo que dice entre líneas.',
  },
  'text-analysis/hard-emails': { label: 'Correos difíciles', description: 'Di lo difícil una vez, y con amabilidad.' },
  'text-analysis/clear-requests': {
    label: 'Peticiones claras',
    description: 'Quién, qué y para cuándo, en dos frases.',
  },
  'text-analysis/apologies': { label: 'Disculpas', description: 'Reconócelo, repáralo y deja fuera las excusas.' },
  'text-analysis/shorter-drafts': {
    label: 'Borradores más cortos',
    description: 'La mitad de las palabras, todo el sentido.',
  },
  'word-counter': {
    label: 'SproutLog',
    title: 'SproutLog',
    shortLabel: 'SproutLog',
    description: 'Cuenta tus palabras, escritas o dichas, y mira cuáles repites más.',
  },
  'word-counter/free-writing': { label: 'Escritura libre', description: 'Cinco minutos sin parar y sin corregir.' },
  'word-counter/spoken-journal': {
    label: 'Diario hablado',
    description: 'Cuenta tu día en voz alta y mira qué palabras salen.',
  },
  'word-counter/fresh-words': {
    label: 'Palabras nuevas',
    description: 'Encuentra la palabra que más repites y déjala descansar.',
  },
  multilingual: {
    label: 'Práctica en otros idiomas',
    title: 'Práctica en otros idiomas',
    shortLabel: 'Idiomas',
    description: 'Dilo en doce idiomas y guarda lo que te guste.',
  },
  'multilingual/introductions': {
    label: 'Presentaciones',
    description: 'Tu nombre, tu trabajo y una pregunta de vuelta.',
  },
  'multilingual/asking-for-help': {
    label: 'Pedir ayuda',
    description: 'Una petición corta y amable que la gente entiende.',
  },
  'multilingual/polite-refusals': {
    label: 'Negativas amables',
    description: 'Un no que deja la puerta abierta.',
  },
  leafprint: {
    label: 'LeafPrint',
    title: 'LeafPrint',
    shortLabel: 'LeafPrint',
    description: 'Un árbol que crece con tus palabras: totales, crecimiento y registros anteriores.',
  },
  'leafprint/weekly-look-back': {
    label: 'Repaso semanal',
    description: 'Diez minutos para ver qué cambió desde la semana pasada.',
  },
  'leafprint/next-small-goal': {
    label: 'La próxima meta pequeña',
    description: 'Un hábito tan pequeño que cabe en un mal día.',
  },
  'leafprint/note-for-a-coach': {
    label: 'Una nota para el coach',
    description: 'Dile a tu coach en qué quieres que se fije.',
  },
  'family-community': {
    label: 'Relaciones',
    title: 'Relaciones y comunidad',
    shortLabel: 'Familia',
    description: 'Parejas, padres, vecinos y la gente con la que trabajas.',
  },
  'family-community/romantic': {
    label: 'Pareja',
    description: 'Sinceridad amable, hacer las paces y pedir más.',
  },
  'family-community/parent-child': {
    label: 'Padres e hijos',
    description: 'Oídos pequeños, adolescentes e hijos ya grandes.',
  },
  'family-community/elder-care': {
    label: 'Cuidar a los mayores',
    description: 'Médicos, hermanos, y dejar que decidan ellos.',
  },
  'family-community/workplace': {
    label: 'En el trabajo',
    description: 'Colegas, jefes y opiniones difíciles de dar.',
  },
  'family-community/community-meetings': {
    label: 'Reuniones de la comunidad',
    description: 'Un orden del día, turnos justos y la voz más fuerte de la sala.',
  },
  'public-speaking': {
    label: 'Crecimiento profesional',
    title: 'Hablar en público',
    shortLabel: 'Crecer',
    description: 'Presentaciones, entrevistas y hacerse oír en la sala.',
  },
  'public-speaking/business-communication': {
    label: 'Comunicación en la empresa',
    description: 'Reuniones, novedades y el correo que sigues reescribiendo.',
  },
  'public-speaking/presentation-skills': {
    label: 'Presentaciones',
    description: 'El primer medio minuto, la mitad y el aterrizaje.',
  },
  'public-speaking/interview-preparation': {
    label: 'Preparar una entrevista',
    description: 'Respuestas con un comienzo, un giro y un final.',
  },
  'still-waters': {
    label: 'Fe y aguas tranquilas',
    title: 'Aguas tranquilas',
    shortLabel: 'Fe',
    description: 'Sermones, diarios y estudio sereno, un versículo a la vez.',
  },
  'still-waters/sermon': {
    label: 'Sermón',
    description: 'Un texto, una idea y una sala que pueda llevársela a casa.',
  },
  'still-waters/journal': {
    label: 'Diario',
    description: 'Escribe una oración o una pregunta sin ordenarla antes.',
  },
  'still-waters/mentorship': {
    label: 'Acompañar',
    description: 'Camina junto a alguien, y pregunta más de lo que respondes.',
  },
  'still-waters/bible-study': {
    label: 'Estudio de la Biblia',
    description: 'Preguntas que abren un pasaje para toda la mesa.',
  },
  'teen-treehouse': {
    label: 'Jóvenes',
    title: 'La casa del árbol',
    shortLabel: 'Jóvenes',
    description: 'Amistades, escuela y familia mientras todo se va abriendo.',
  },
  'teen-treehouse/peer-communication': {
    label: 'Entre amigos',
    description: 'Chats de grupo, enfados y reconciliaciones.',
  },
  'teen-treehouse/academic-success': {
    label: 'Que vaya bien en la escuela',
    description: 'Preguntar a un docente, responder en clase y escribir a quien no conoces.',
  },
  'teen-treehouse/family-dynamics': {
    label: 'En familia',
    description: 'Que te escuchen en casa sin dar un portazo.',
  },
  'home-and-hands': {
    label: 'Casa y jardín',
    title: 'Casa y jardín',
    shortLabel: 'Jardín',
    description: 'Habla de los planes con clientes, oficios y familia.',
  },
  'home-and-hands/landscaping': {
    label: 'Paisajismo',
    description: 'Lleva a un cliente por un plan que todavía no puede ver.',
  },
  'home-and-hands/gardening': {
    label: 'Jardinería',
    description: 'Cuenta qué creció, qué falló y qué probarías ahora.',
  },
  'home-and-hands/interior-design': {
    label: 'Diseño de interiores',
    description: 'Acuerda cómo será una habitación sin discutir de gustos.',
  },
  'home-and-hands/handyman-skills': {
    label: 'Arreglos y oficios',
    description: 'Presupuesta el trabajo, explica el retraso y entrégalo.',
  },
  'home-and-hands/property-maintenance': {
    label: 'Mantenimiento de la vivienda',
    description: 'Avisa de una avería, insiste y ciérrala por escrito.',
  },
  'veterans-military': {
    label: 'Voces de veteranos',
    title: 'Voces de veteranos',
    shortLabel: 'Veteranos',
    description: 'Pon el servicio en palabras, a tu propio ritmo.',
  },
  'veterans-military/transition': {
    label: 'Transición',
    description: 'Di lo que hacías con palabras que conoce una empresa civil.',
  },
  'veterans-military/sharing': { label: 'Compartir', description: 'Decide qué contar, a quién y cuánto.' },
  'veterans-military/support': { label: 'Apoyo', description: 'Pide ayuda, u ofrécela a alguien que sirvió.' },
  'art-creativity': {
    label: 'Arte y creatividad',
    title: 'Arte y creatividad',
    shortLabel: 'Arte',
    description: 'Escritura, historias en imágenes, música y escena.',
  },
  'art-creativity/creative-writing': {
    label: 'Escritura creativa',
    description: 'Encuentra la escena, corta el resto y óyela en voz alta.',
  },
  'art-creativity/visual-storytelling': {
    label: 'Contar con imágenes',
    description: 'Di qué hace una imagen, y por qué la gente se detiene en ella.',
  },
  'art-creativity/music-sound': {
    label: 'Música y sonido',
    description: 'Habla del sonido con quien toca, canta o escucha.',
  },
  'art-creativity/performance-arts': {
    label: 'Artes escénicas',
    description: 'Aire, voz y presencia, de la primera lectura al telón.',
  },
  'art-creativity/poetry': { label: 'Poesía y palabra hablada', description: 'Versos hechos para decirse.' },
  'art-creativity/artist-statements': {
    label: 'Presentar tu obra',
    description: 'Qué haces y por qué, con las palabras de quien visita.',
  },
  'writers-creators': {
    label: 'Quienes escriben y crean',
    title: 'Quienes escriben y crean',
    shortLabel: 'Escribir',
    description: 'Borradores, guiones y pies de foto con tu propia voz.',
  },
  'writers-creators/first-lines': {
    label: 'Primeras líneas',
    description: 'Empieza donde algo ya ha pasado.',
  },
  'writers-creators/dialogue': { label: 'Diálogo', description: 'Dos personas, y cada una quiere algo.' },
  'writers-creators/captions': {
    label: 'Pies de foto',
    description: 'Una frase que añade lo que la imagen no puede.',
  },
  'writers-creators/pitches': {
    label: 'Presentar una idea',
    description: 'Tu proyecto en tres frases, para alguien con prisa.',
  },
  dev: {
    label: 'Herramientas de desarrollo',
    title: 'Herramientas de desarrollo',
    shortLabel: 'Código',
    description: 'Documentos, revisiones y reuniones que da gusto leer.',
  },
  'dev/ai-integration': {
    label: 'Integrar la IA',
    description: 'Explica qué hace un modelo, y dónde no hay que fiarse.',
  },
  'dev/code-communication': {
    label: 'Comunicar el código',
    description: 'Nombres, comentarios y revisiones que la gente te agradece.',
  },
  'dev/documentation': {
    label: 'Documentación',
    description: 'Escribe la página que buscaste y no encontraste.',
  },
  'dev/team-collaboration': {
    label: 'Trabajo en equipo',
    description: 'Reuniones cortas, relevos y desacuerdos sin fuego.',
  },
  'history-of-ai': {
    label: 'Historia de la IA',
    title: 'Historia de la IA',
    shortLabel: 'Historia IA',
    description: 'Ocho épocas de máquinas que piensan, y tres ideas para guardar.',
  },
  astrology: {
    label: 'Astrología',
    title: 'Astrología y autoconocimiento',
    shortLabel: 'Astrología',
    description: 'Conócete con los signos y las criaturas del bosque.',
  },
  'astrology/birth-chart': {
    label: 'Carta natal',
    description: 'Tres signos, leídos como preguntas sobre cómo hablas.',
  },
  'astrology/personality-insights': {
    label: 'Rasgos de carácter',
    description: 'Nota una costumbre al hablar, y decide si la conservas.',
  },
  'astrology/meditation': {
    label: 'Meditación',
    description: 'Unos minutos de calma antes de una conversación que importa.',
  },
  'diy-projects': {
    label: 'Hazlo tú',
    title: 'Hazlo tú',
    shortLabel: 'Hazlo tú',
    description: 'Explica cómo se construye algo para que otra persona lo siga.',
  },
  'diy-projects/step-by-step': {
    label: 'Paso a paso',
    description: 'Instrucciones que sirven con una mano ocupada.',
  },
  'diy-projects/asking-for-advice': {
    label: 'Pedir consejo',
    description: 'Consigue una respuesta útil en el mostrador o en un foro.',
  },
  'diy-projects/show-and-tell': {
    label: 'Mostrar y contar',
    description: 'El error, el arreglo y lo que harías otra vez.',
  },
  'professional-dev': {
    label: 'Desarrollo profesional',
    title: 'Desarrollo profesional',
    shortLabel: 'Trabajo',
    description: 'Ventas y respuestas de soporte que dan confianza.',
  },
  'professional-dev/sales': { label: 'Ventas', description: 'Averigua qué hace falta antes de ofrecer nada.' },
  'professional-dev/customer-support': {
    label: 'Atención al cliente',
    description: 'Hazte cargo del problema con palabras sencillas, y di cuándo estará resuelto.',
  },
  sharing: {
    label: 'Compartir',
    title: 'Comparte tu progreso con un coach',
    shortLabel: 'Compartir',
    description: 'Elige qué puede ver un coach, y envía un enlace.',
  },
  'new-branch': {
    label: 'Planta una semilla',
    title: 'Planta una semilla',
    shortLabel: 'Semilla',
    description: 'Pide una rama propia, y haremos lo posible por cultivar una solo para ti.',
  },
  healthcare: {
    label: 'Comunicación en la salud',
    title: 'Comunicación en la salud',
    shortLabel: 'Salud',
    description: 'Para la sala de espera y la planta del hospital.',
  },
  education: {
    label: 'Recursos para educar',
    title: 'Recursos para educar',
    shortLabel: 'Educación',
    description: 'Para el aula y la mesa de la cocina.',
  },
  'law-order': {
    label: 'Ley y orden',
    title: 'Ley y orden',
    shortLabel: 'Ley',
    description: 'Para declaraciones, audiencias e informes.',
  },
}
