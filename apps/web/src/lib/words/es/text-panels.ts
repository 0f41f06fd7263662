import type { textPanelWords as english } from '../en/text-panels.ts'
import type { Words } from '../use-words.ts'

export const textPanelWords: Words<typeof english> = {
  side: {
    heading: 'Texto',
    lead: 'Escribe unas líneas y mira cómo pueden sonar.',
  },
  writing: {
    heading: 'Lee mi borrador',
    lead: 'Pega una página. Se marcan las frases hechas, los comienzos repetidos y las metáforas mezcladas; el estilo sigue siendo tuyo.',
  },
  developer: {
    heading: 'Lee mi texto técnico',
    lead: 'Elige qué tipo de texto es. Cada tipo tiene su propia lista.',
    type: 'Tipo',
    types: {
      documentation: 'Documentación',
      code_comments: 'Comentarios de código',
      pr_description: 'Descripción de un pull request',
      meeting_notes: 'Notas de reunión',
    },
    analyze: 'Analizar',
    rubric: 'Según la lista',
    met: 'Bien',
    missing: 'Por revisar',
    count: (met: number, all: number) => `${met} de ${all}`,
    how: 'La lista busca palabras y formas, no significados. Salta lo que no venga al caso.',
  },
  result: 'Cómo se lee',
  first: 'Lo primero que conviene mirar',
  more: 'Abrir el análisis de texto',
  rubric: {
    'short-opening': {
      met: 'La primera frase es lo bastante corta para leerla de una vez.',
      missing: 'La primera frase pasa de 25 palabras. Di en una línea corta qué es esto.',
    },
    example: {
      met: 'Hay un ejemplo.',
      missing: 'No se encontró ningún ejemplo. Una llamada, una orden o un fragmento responde a casi todo.',
    },
    steps: {
      met: 'Hay una lista de pasos o partes.',
      missing: 'No se encontró ninguna lista. Los pasos se leen mejor uno por línea.',
    },
    'no-belittling': {
      met: 'Nada se llama fácil ni obvio.',
      missing: 'Palabras como «simply», «just» u «obviously» hacen sentir pequeño a quien se atasca. Pueden irse.',
    },
    failure: {
      met: 'Dice qué puede salir mal.',
      missing: 'Nada dice qué pasa cuando falla. Nombra un error y qué hacer.',
    },
    why: {
      met: 'Dice por qué.',
      missing: 'No se encontró ningún motivo. Un «because» o un «so that» merece una línea.',
    },
    'no-dead-code': {
      met: 'Ninguna línea parece código comentado.',
      missing: 'Una línea parece código comentado. Si lo es, bórrala: el historial ya lo guarda.',
    },
    'todo-owner': {
      met: 'Cada TODO nombra a una persona o una incidencia, o no hay ninguno.',
      missing: 'Un TODO no nombra a nadie ni ninguna incidencia, y así se olvida. Añade uno de los dos.',
    },
    'no-judgment': {
      met: 'Nadie ni nada se llama feo o tonto.',
      missing: 'Una palabra juzga el código o a quien lo escribió. Di mejor qué le pasa.',
    },
    'short-lines': {
      met: 'Cada línea cabe en 100 caracteres.',
      missing: 'Una línea pasa de 100 caracteres, más de lo que muestran muchas ventanas.',
    },
    tested: {
      met: 'Dice cómo se probó.',
      missing: 'Nada dice cómo se probó. Una línea ahorra una pregunta a quien revisa.',
    },
    risk: {
      met: 'Se nombra el riesgo, la migración o la vuelta atrás.',
      missing: 'No se dice nada del riesgo. Hasta «no migration, safe to roll back» ayuda.',
    },
    issue: {
      met: 'Remite a una incidencia o a un enlace.',
      missing: 'No se encontró ninguna incidencia ni enlace.',
    },
    ask: {
      met: 'Se pide algo a quien revisa.',
      missing: 'No se pide nada concreto a quien revisa. Di dónde quieres una segunda mirada.',
    },
    decisions: {
      met: 'Hay una decisión escrita.',
      missing: 'No se encontró ninguna decisión. Escribe «Decided:» una vez, aunque sea «nothing yet».',
    },
    owners: {
      met: 'Se nombra a alguien para un próximo paso.',
      missing: 'Ningún próximo paso tiene nombre. Con «Ana sends the draft» basta.',
    },
    dates: {
      met: 'Hay un día o una fecha.',
      missing: 'No se encontró día ni fecha para lo que viene.',
    },
    'open-questions': {
      met: 'Está escrito lo que sigue abierto.',
      missing: 'No se encontró ninguna pregunta abierta. Si no hay, dilo.',
    },
    brief: {
      met: 'Lo bastante breve para que lo lea quien no estuvo.',
      missing: 'Más de 400 palabras. Quien no estuvo lee las primeras diez líneas.',
    },
  },
}
