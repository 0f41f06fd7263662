/** Request limits. Lengths in UTF-16 units, sizes in bytes. */
export const MESSAGE_LENGTH = 20_000
export const MESSAGES_PER_REQUEST = 400
/** Maximum answer of a language model. */
export const ANSWER_LENGTH = 19_000
/** JSON escapes take up to six bytes. */
export const ANSWER_BODY_BYTES = 6 * ANSWER_LENGTH + 8 * 1024
export const CHAT_BODY_BYTES = 1024 * 1024
export const DEFAULT_BODY_BYTES = 64 * 1024
export const CONTEXT_LENGTH = 100
export const PAGE_TITLE_LENGTH = 200
export const PAGE_DESCRIPTION_LENGTH = 1_000
export const TITLE_LENGTH = 120
export const SEARCH_LENGTH = 200
/** What somebody types about their matter on a section's page. */
export const MATTER_LENGTH = 1_000
export const IDEMPOTENCY_KEY_LENGTH = 100
/** Length of a blank, and blanks per reply. */
export const FIELD_LENGTH = 200
export const FIELDS_PER_REPLY = 30
/** JSON of a reply's parts and state; longer replies are stored as text only. */
export const STORED_REPLY_LENGTH = 200_000
export const CONVERSATIONS_PER_PAGE = 100
/** A page of conversations ends after this many UTF-16 units. */
export const CONVERSATIONS_LENGTH_PER_PAGE = 1024 * 1024

/** WAV file, its base64, and the request body. */
export const AUDIO_BYTES = 10 * 1024 * 1024
export const AUDIO_SECONDS = 300
export const AUDIO_BASE64_LENGTH = 4 * Math.ceil(AUDIO_BYTES / 3)
export const AUDIO_BODY_BYTES = AUDIO_BASE64_LENGTH + 128 * 1024
export const TRANSCRIPT_LENGTH = 20_000
export const VOICE_TAKES_PER_PAGE = 100

/** Text to analyze, and the request body with JSON escapes. */
export const TEXT_LENGTH = 200_000
export const TEXT_BODY_BYTES = 6 * TEXT_LENGTH + 16 * 1024
export const TEXT_RESULTS_PER_PAGE = 50
/** Findings returned per text; ordinary text has one in twenty words. */
export const FINDINGS_PER_TEXT = 5_000
/** Muted rules and dictionary words per owner. */
export const WRITING_EXCEPTIONS = 500
export const RULE_LENGTH = 100
export const WORD_LENGTH = 60

/** Shares per owner, and comments and tasks per share. */
export const SHARES_PER_OWNER = 50
export const SHARE_BODY_BYTES = 64 * 1024
export const COMMENT_LENGTH = 5_000
export const COMMENTS_PER_SHARE = 200
export const TASK_LENGTH = 500
export const TASKS_PER_SHARE = 50
/** Name of a person as shown to others. */
export const PERSON_NAME_LENGTH = 80
/** Length of a share's password. */
export const LEAST_PASSWORD_LENGTH = 8
export const PASSWORD_LENGTH = 256

/** JSON of a full export. */
export const IMPORT_BODY_BYTES = 16 * 1024 * 1024

/** Storage quota per owner in UTF-16 units. */
export const KEPT_LENGTH = 32 * 1024 * 1024
/** Overhead counted per row. */
export const ROW_LENGTH = 256
/** Maximum rows of any kind. */
export const KEPT_ROWS = KEPT_LENGTH / ROW_LENGTH
/** Quota of a conversation: length and turns. */
export const CONVERSATION_LENGTH = 4 * 1024 * 1024
export const CONVERSATION_TURNS = 10_000

export const TRANSLATION_LENGTH = 5_000

/** Limits of a rehearsal: counterpart, line, lines, situation. */
export const REHEARSAL_WHO_LENGTH = 200
export const REHEARSAL_LINE_LENGTH = 1_000
export const REHEARSAL_LINES = 12
export const REHEARSAL_SITUATION_LENGTH = 2_000

/** Limits of a talk: names and places, line, draft; and of an owner's talks, which the list returns whole. */
export const TALK_NAME_LENGTH = 120
export const TALK_LINE_LENGTH = 600
export const TALK_DRAFT_LENGTH = 5_000
/** All fields of a talk at their limits, in letters of three bytes, with room to spare. */
export const TALK_BODY_BYTES = 256 * 1024
export const TALKS_PER_OWNER = 300
export const TALKS_BYTES = 2 * 1024 * 1024

/** Input for a seed page. */
export const SEED_TITLE_LENGTH = 200
export const SEED_REASON_LENGTH = 2_000

/** Model settings and operator's code. */
export const MODEL_NAME_LENGTH = 200
export const MODEL_ADDRESS_LENGTH = 500
export const MODEL_KEY_LENGTH = 500
export const OPERATOR_CODE_LENGTH = 100
