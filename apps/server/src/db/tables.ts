import type { Generated } from 'kysely'

/** Branded: only the session store creates one, so a function that takes it can't be called without an owner. */
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
    /** Total UTF-16 units of its turns, so that pages can be cut without reading them. */
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
    /** 1 when the answer was interrupted or stopped. */
    is_interrupted: Generated<number>
    created_at: string
    /** JSON of an answer's parts and state; null when only its text was stored. */
    reply: Generated<string | null>
  }
  results: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    kind: 'voice' | 'text'
    context: string
    /** JSON in the schema of the kind's feature; numbers, never text. */
    figures: string
    /** The text or transcript, if its owner asked to store it. */
    content: string | null
    engine_version: string
    created_at: string
  }
  /** Muted rules and words added to the dictionary. */
  writing_exceptions: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    kind: 'rule' | 'word'
    value: string
    created_at: string
  }
  talks: {
    seq: Generated<number>
    id: string
    owner_id: OwnerId
    /** Null when there is none or it was deleted. */
    conversation_id: string | null
    /** JSON in the contract's schema. */
    fields: string
    created_at: string
  }
  /** Owner created by a first write with an idempotency key, so that a retry finds the same one. */
  first_requests: { key_hash: string; owner_id: OwnerId; created_at: string }
  /** One-time codes that open an owner's forest in another browser. */
  device_codes: { code_hash: string; owner_id: OwnerId; expires_at: string }
  /** The link's secret is stored as SHA-256, the password as a salted scrypt hash. */
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
    /** JSON: the chosen branches and their snapshot. */
    branches: string
    snapshot: string
    /** Time of the snapshot; '' when an earlier version created the share. */
    taken_at: Generated<string>
    includes_texts: number
    talk_id: Generated<string | null>
    opens: Generated<number>
    created_at: string
    expires_at: string | null
  }
  /** Sessions of viewers, by SHA-256 of the cookie. Only the newest of each share are kept. */
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
    /** JSON or null: position in a shared text. */
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
    /** SHA-256 of the request: the same key with another request is a client error. */
    fingerprint: string
    /** Ids created by the request; never user text. */
    outcome: string
    created_at: string
  }
  /** Cache of generated branches as JSON, by SHA-256 of the label. */
  grown_branches: { key_hash: string; branches: string; created_at: string }
  /** The operator's code as a salted scrypt hash; one row, id 1. Belongs to the installation, not to an owner. */
  operator_codes: { id: number; code_hash: string; created_at: string }
  /** Operator sessions, by SHA-256 of the cookie. */
  operator_sessions: { token_hash: string; expires_at: string }
  /** Kysely's table of applied migrations. */
  migrations: { name: string; timestamp: string }
}
