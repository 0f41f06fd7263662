/** Where a person will say it. Both lists of the product, and their union in the order of the assistant page first. */
export const ASSISTANT_CONTEXTS = ['Personal', 'Professional', 'Academic', 'Social', 'Public', 'Creative'] as const
export const TOOL_CONTEXTS = ['Personal', 'Work', 'Family', 'Faith', 'Academic', 'Creative'] as const
export const CONTEXTS = [...ASSISTANT_CONTEXTS, 'Work', 'Family', 'Faith'] as const
export type Context = (typeof CONTEXTS)[number]

/** The context of that name; Personal where there is none of it. */
export function contextOf(name: string): Context {
  return CONTEXTS.find((context) => context === name) ?? 'Personal'
}
