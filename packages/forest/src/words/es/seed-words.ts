/** What stands on a practice page beside its content. */
export const seedWords = {
  unnamed: 'Tu idea',
  writtenFor: (branch: string) => `Escrita para ${branch}.`,
  origin: 'Estas tareas se escribieron para temas de este tipo. No usan tus palabras.',
  practice: 'Una página de práctica para cualquier tema de este tipo.',
  byModel: (model: string) =>
    `${model} escribió esta página con tus palabras. Léela primero y quédate con lo que te sirva.`,
  suggestedBy: (model: string) =>
    `${model} propuso este tema. Las tareas se escribieron para cualquier tema de su tipo.`,
} as const
