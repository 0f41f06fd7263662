import type { Onboarding } from '../../onboarding.ts'

export const tour: Onboarding = {
  id: 'tour',
  name: 'Recorrido por Understory',
  close: 'Cerrar el recorrido',
  skip: 'Saltar el recorrido',
  back: 'Atrás',
  next: 'Siguiente',
  finish: 'Empezar',
  steps: [
    {
      title: 'Te damos la bienvenida a Understory',
      text: 'Tu asistente personal para crecer al comunicarte. Practica en voz alta o por escrito, en privado y a tu propio ritmo. Este es un recorrido corto.',
      scene: 'step-1',
    },
    {
      title: 'Sigue tu progreso',
      text: 'LeafPrint acompaña lo que dices y escribes, y tu árbol cambia contigo. Mira atrás cuando quieras y verás lo lejos que has llegado.',
      scene: 'step-2',
    },
    {
      title: 'Explora nuestras ramas',
      text: 'Cada rama tiene sus herramientas para una parte de la vida. Empieza por la que más te interese. Las demás esperan.',
      scene: 'step-3',
    },
  ],
}

export const headerOnboarding: Onboarding = {
  id: 'header',
  name: 'Encontrar el camino',
  close: 'Cerrar la introducción',
  skip: 'Saltar',
  next: 'Siguiente',
  finish: 'Empezar',
  more: 'Hacer el recorrido completo',
  steps: [
    {
      title: 'Te damos la bienvenida',
      text: 'Practica qué quieres decir, y cómo.',
    },
    {
      title: 'Toca para explorar',
      text: 'Abre «Ramas» para cada parte de la vida, o «Ver el árbol» para verlas todas a la vez. Toca una para ir.',
    },
    {
      title: 'Búsqueda rápida',
      text: 'Pulsa / o toca el campo de búsqueda y escribe una palabra: entrevista, disculpa, jardín. Enter abre la primera rama encontrada.',
    },
  ],
}
