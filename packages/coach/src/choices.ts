import type { Choice, Suggestion } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { content } from './content.ts'
import { capital } from './render/labels.ts'

/** What the chips choose from, and six starters of a context. */
export function coachChoices(context: Context): {
  needs: { id: string; label: string; builders: Choice[] }[]
  hearers: (Choice & { nouns: string })[]
  starters: Suggestion[]
} {
  const built = [...content.builders, ...content.speeches]
  return {
    needs: content.needs.map(({ id, label }) => ({
      id,
      label,
      builders: built.filter(({ need }) => need === id).map((one) => ({ id: one.id, label: one.label })),
    })),
    hearers: content.roles.map(({ id, label, words, he, she }) => ({
      id,
      label: capital(label),
      nouns: [...words, ...he, ...she].join(' '),
    })),
    starters: content.starters[context].map(({ label, message }) => ({ label, message })),
  }
}
