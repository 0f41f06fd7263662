import type { TextFinding, TextFindingKind } from '@understory/contract/text-measures'

/** What a finding of the engine is about; spelling and grammar come from another checker. */
export type FindingKind = Exclude<TextFindingKind, 'spelling' | 'grammar'>

export type FindingWeight = TextFinding['weight']

/** A stretch of the text worth a look, before it has its id. `text.slice(start, end)` is the stretch (UTF-16 units). */
export type Found = Omit<TextFinding, 'kind'> & { kind: FindingKind }

/** `id` stays the same while the words stay, whatever is edited around them. */
export type Finding = Found & { id: string }
