import type { toneSourceWords as english } from '../en/tone-source.ts'
import type { Words } from '../use-words.ts'

export const toneSourceWords: Words<typeof english> = {
  sentences: {
    later: 'Solo según tus palabras. El análisis lee también las frases enteras.',
    read: 'Actualizado: el análisis leyó también las frases enteras.',
    unread: 'Solo según tus palabras: el servidor no pudo leer las frases enteras.',
  },
  whole: (isUp: boolean, points: number | null) =>
    `El texto en conjunto lo ${isUp ? 'sube' : 'baja'}${points === null ? '' : ` ${points}`}.`,
  tooShort: 'Demasiado corto para saberlo',
  dig: (words: string) => `«${words}» suena a indirecta, así que no cuenta como agradecimiento.`,
  englishOnly: 'Las puntuaciones solo funcionan en inglés, así que este texto no las tiene.',
  countedInEnglish: 'El nivel de lectura, los pronombres y la emoción solo se miden en inglés.',
  notes: (count: number) => (count === 0 ? 'Sin notas.' : count === 1 ? '1 nota.' : `${count} notas.`),
}
