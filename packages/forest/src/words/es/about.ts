import type { AboutPage } from '../../about.ts'
import { PRODUCT_NAME } from '../../product.ts'

export const about: AboutPage = {
  title: `Qué es ${PRODUCT_NAME}`,
  intro: [
    `${PRODUCT_NAME} te ayuda a decir lo que quieres decir, en voz alta y por escrito. Es un coach personal para la charla que sigues aplazando, el correo que reescribes de noche y la primera frase ante una sala.`,
    'En inglés, «understory» es el sotobosque: la capa del bosque donde la luz es suave y brota casi todo lo nuevo. Aquí cada parte de la vida es una rama con sus propias herramientas. Eliges una, practicas una cosa y vuelves cuando puedas.',
  ],
  toolsHeading: 'Qué hay dentro',
  tools: [
    {
      name: 'SproutLog',
      description: 'Cuentas de palabras con observaciones y lectura del tono, de lo que escribes y de lo que dices.',
      path: '/dashboard/word-counter',
    },
    {
      name: 'LeafPrint',
      description: 'Un perfil de comunicación que cambia contigo: un árbol que crece con tus propias palabras.',
      path: '/dashboard/leafprint',
    },
    {
      name: 'Las ramas',
      description: 'Un árbol que lleva a cada área de la vida, cada una con sus herramientas y su práctica.',
      path: '/dashboard',
    },
    {
      name: 'Pide una rama',
      description: 'Di con tus palabras qué falta, y crece una rama para ti.',
      path: '/dashboard/new-branch',
    },
    {
      name: 'Análisis de voz',
      description: 'Graba unas frases y mira el ritmo, las pausas, la claridad y el tono, cada uno con su porqué.',
      path: '/dashboard/voice-analysis',
    },
    {
      name: 'Análisis de texto',
      description: 'Pega un mensaje y mira cómo puede sonar antes de que alguien lo lea.',
      path: '/dashboard/text-analysis',
    },
    {
      name: 'El asistente',
      description: 'Habla de una situación: una observación, una cosa para probar, una pregunta.',
      path: '/dashboard/chatbot',
    },
  ],
  audienceHeading: 'Para quién es',
  audience: [
    'Docentes, madres y padres',
    'Quienes cuidan de alguien',
    'Terapeutas',
    'Líderes de comunidades de fe',
    'Jóvenes',
    'Quienes escriben',
    'Equipos de atención al cliente',
    'Veteranos',
    'Quienes crean',
    'Desarrolladores',
    'Quienes buscan su voz',
  ],
  honestyHeading: 'Lo que no hará',
  honesty: [
    'No te clasifica, no cuenta rachas ni envía recordatorios que no hayas encendido.',
    'No juzga un acento, un tartamudeo ni un carácter. Habla de una frase, una pausa, una palabra.',
    'Dice cuándo no sabe, y cuándo es mejor preguntar a un coach, a un médico o a un amigo.',
  ],
  plantSeed: { label: 'Planta una semilla', path: '/dashboard/new-branch' },
  explore: { label: 'Explorar el bosque', path: '/dashboard' },
}
