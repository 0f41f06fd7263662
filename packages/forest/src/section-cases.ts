import compiled from '../generated/section-cases.json' with { type: 'json' }

const casesBySection = new Map<string, readonly string[]>(Object.entries(compiled))

/** Ids of the coach's cases that a section lists, by the section's id; none for other ids. */
export const casesOfSection = (id: string): readonly string[] => casesBySection.get(id) ?? []
