/** The vectors of texts, as a sentence encoder gives them; undefined where a text was not encoded. */
export type Vectors = { get(text: string): Float32Array | undefined }

export const DANGER_KINDS = [
  'suicide',
  'self-harm',
  'violence-at-home',
  'sexual-violence',
  'child-or-elder',
  'danger-to-others',
  'eating',
  'psychosis',
] as const
export type DangerKind = (typeof DANGER_KINDS)[number]

/**
 * What a message or a conversation says of danger. `kind` is null where it is not clear or where a life is in danger now,
 * whatever the cause. `isFeared`: a phrase for the person talked about must not be offered.
 */
export type Danger = {
  level: 'none' | 'mention' | 'lead'
  kind: DangerKind | null
  who: 'writer' | 'other'
  isFeared: boolean
  /** No press lifts this fear: help came first for it, or a talk tells of it. */
  staysFeared?: true
  /** Nothing is open, but a danger was told of before. */
  wasTold?: true
}

export const NO_DANGER: Danger = { level: 'none', kind: null, who: 'writer', isFeared: false }
