import type { Message } from '../types.ts'

/** What a rehearsal starts from: the matter in the person's words, and who hears it, by the newest reply that says so. */
export function toPractice(path: readonly Message[]): { situation: string; to?: string; who?: string } {
  const at = path.findLastIndex(({ coaching }) => coaching && coaching.chips.length > 0)
  const chips = path[at]?.coaching?.chips ?? []
  const asked = at < 0 ? path : path.slice(0, at)
  // Replies stored by earlier versions don't say whether they go on.
  const pressed = new Set(asked.flatMap(({ coaching }) => coaching?.suggestions.map(({ message }) => message) ?? []))
  const matter = asked.findLast(
    ({ role, content }, index) => role === 'user' && !pressed.has(content) && !path[index + 1]?.coaching?.goesOn,
  )
  const situation = matter?.content ?? ''
  const { id = null, label = '' } = chips.find(({ kind }) => kind === 'to') ?? {}
  if (id === null) return { situation }
  // As the person would write it: "my roommate"; "HR" stays.
  const who = label.replace(/^Your /, 'My ').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  return { situation, to: id, who }
}
