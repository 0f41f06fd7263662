import type { Generated } from 'kysely'

/** Somebody whose rows these are. Only the session store makes one, so a function that asks for it cannot be called for nobody. */
export type OwnerId = string & { readonly __brand: 'OwnerId' }

/** Times are ISO strings in UTC; order comes from `seq`, never from the clock. */
export type Tables = {
  owners: { id: OwnerId; created_at: string }
  sessions: { token_hash: string; id: string; owner_id: OwnerId; created_at: string; seen_at: string }
  conversations: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    context: string
    title: string
    /** UTF-16 units of all its turns, so that a list can be cut without reading them. */
    length: number
    created_at: string
  }
  turns: {
    seq: Generated<number>
    id: string
    conversation_id: string
    owner_id: OwnerId
    parent_id: string | null
    role: 'user' | 'assistant'
    content: string
    context: string
    /** 1 where the answer broke off or was stopped. */
    is_interrupted: Generated<number>
    created_at: string
    /** JSON of an answer's parts and state; null where it was kept as text alone. */
    reply: Generated<string | null>
  }
  /** What an analysis of voice or text found. */
  results: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    kind: 'voice' | 'text'
    context: string
    /** JSON in the shape that the kind's feature reads and writes; measures and scores, never words. */
    figures: string
    /** The text or transcript itself, where the person asked to keep it. */
    content: string | null
    engine_version: string
    created_at: string
  }
  /** Rules that a person muted and words that a person calls right. */
  writing_exceptions: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    kind: 'rule' | 'word'
    value: string
    created_at: string
  }
  /** Talks that a person prepares. */
  talks: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    /** The conversation it was prepared in; null where there is none, or where it was deleted. */
    conversation_id: string | null
    /** JSON of the contract's fields. */
    fields: string
    created_at: string
  }
  /** Who was made by the first write that came with a key, so that sending it again finds the same owner. */
  first_requests: { key_hash: string; owner_id: OwnerId; created_at: string }
  /** Codes that open an owner's forest in another browser, once. */
  device_codes: { code_hash: string; owner_id: OwnerId; expires_at: string }
  /** What an owner lets somebody else see. The link's secret is kept as its SHA-256, the password as a salted scrypt hash. */
  shares: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    secret_hash: string
    password_hash: string | null
    name: string
    email: string
    owner_name: string
    access: 'view' | 'comment' | 'coach'
    /** JSON: the chosen branches, and what they showed when the snapshot was taken. */
    branches: string
    snapshot: string
    /** When it was taken; '' where a process of an earlier version made the share. */
    taken_at: Generated<string>
    includes_texts: number
    /** The talk that it shows; null where it shows none. */
    talk_id: Generated<string | null>
    /** How often it was opened. */
    opens: Generated<number>
    created_at: string
    expires_at: string | null
  }
  /** Browsers that opened a share, each by the SHA-256 of its cookie. The newest of each share are kept. */
  share_viewers: {
    seq: Generated<number>
    token_hash: string
    share_id: string
    owner_id: OwnerId
    opened_at: string
  }
  share_comments: {
    seq: Generated<number>
    id: string
    share_id: string
    owner_id: OwnerId
    author: string
    text: string
    /** JSON, or null: the place in a shared text. */
    anchor: string | null
    created_at: string
  }
  share_tasks: {
    seq: Generated<number>
    id: string
    share_id: string
    owner_id: OwnerId
    author: string
    text: string
    created_at: string
    done_at: string | null
  }
  requests: {
    owner_id: OwnerId
    key: string
    /** SHA-256 of what was asked: the same key with another request is a mistake of the client. */
    fingerprint: string
    /** What the request made, by id; never text that people wrote. */
    outcome: string
    created_at: string
  }
  /** What a language model grew under a label, as JSON; the label is kept as its SHA-256, and nobody's name beside it. */
  grown_branches: { key_hash: string; branches: string; created_at: string }
  /** The code by which somebody sets what the server asks, as a salted scrypt hash; one row, id 1. Nobody's: it goes with the installation. */
  operator_codes: { id: number; code_hash: string; created_at: string }
  /** Browsers that gave it, each by the SHA-256 of its cookie. */
  operator_sessions: { token_hash: string; expires_at: string }
  /** Kysely's own: what was taken, by number, name and checksum in one. */
  migrations: { name: string; timestamp: string }
}
