/** What a frame is about; the first words of a reply are chosen by it. */
export type Category =
  | 'suicide'
  | 'self-harm'
  | 'violence'
  | 'elder'
  | 'hurting'
  | 'danger'
  | 'child'
  | 'child-risk'
  | 'rape'
  | 'eating'

/** Frames of one kind say the same thing in other words: only the heaviest of them counts. */
export type Kind =
  | 'explicit'
  | 'passive'
  | 'absence'
  | 'no-future'
  | 'farewell'
  | 'means'
  | 'voices'
  | 'attempt'
  | 'body'
  | 'violence'
  | 'control'
  | 'threat'
  | 'wording'
  | 'hurter'
  | 'coercion'
  | 'child'
  | 'elder'
  | 'danger'
  | 'eating'

/** Whom a frame speaks of: `auto` is read from the nearest subject before it. */
type Who = 'self' | 'other' | 'auto'

export type Frame = {
  id: string
  kind: Kind
  category: Category
  who: Who
  points: number
  /** One pattern a line, in the language of `match.ts`. */
  patterns: string
  /** A word class: one of its words near the match, in the same sentence, makes it ordinary talk. */
  unless?: string
  /** The next sentence may say as well what was meant: "how do I end it? The speech, I mean." */
  clarified?: true
  /** No exception takes anything off it. */
  firm?: true
  /** A second frame of the same kind counts as well (control, farewell, signs of an eating disorder). */
  adds?: true
}

/**
 * What the words around it make of a match: it keeps at most `leave` points. An exception cancels only the frames
 * whose span it touches, and none when the message also speaks of tonight, means, farewell or the body.
 */
export type Exception = { id: string; patterns: string; leave: number; kinds?: readonly Kind[] }
