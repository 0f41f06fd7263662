/** Contexts of the assistant and of the analyses, and their union. */
export const ASSISTANT_CONTEXTS = ['Personal', 'Professional', 'Academic', 'Social', 'Public', 'Creative'] as const
export const TOOL_CONTEXTS = ['Personal', 'Work', 'Family', 'Faith', 'Academic', 'Creative'] as const
export const CONTEXTS = [...ASSISTANT_CONTEXTS, 'Work', 'Family', 'Faith'] as const
export type Context = (typeof CONTEXTS)[number]

/** Finds a context by name, default Personal. */
export function contextOf(name: string): Context {
  return CONTEXTS.find((context) => context === name) ?? 'Personal'
}
