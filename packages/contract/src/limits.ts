/** What a request may hold. Lengths are UTF-16 units, sizes bytes. */
export const MESSAGE_LENGTH = 20_000
export const MESSAGES_PER_REQUEST = 400
/** What a language model may answer. */
export const ANSWER_LENGTH = 19_000
/** JSON may write each unit in six bytes. */
export const ANSWER_BODY_BYTES = 6 * ANSWER_LENGTH + 8 * 1024
export const CHAT_BODY_BYTES = 1024 * 1024
export const DEFAULT_BODY_BYTES = 64 * 1024
export const CONTEXT_LENGTH = 100
export const PAGE_TITLE_LENGTH = 200
export const PAGE_DESCRIPTION_LENGTH = 1_000
export const TITLE_LENGTH = 120
export const SEARCH_LENGTH = 200
export const IDEMPOTENCY_KEY_LENGTH = 100
/** What may be typed into a blank of a phrase, and how many blanks a reply keeps. */
export const FIELD_LENGTH = 200
export const FIELDS_PER_REPLY = 30
/** What a stored reply's parts and state may take as JSON; a reply beyond it is kept as text. */
export const STORED_REPLY_LENGTH = 200_000
export const CONVERSATIONS_PER_PAGE = 100
/** A page of conversations that reaches this many UTF-16 units is cut there; more may follow. */
export const CONVERSATIONS_LENGTH_PER_PAGE = 1024 * 1024

/** A recording at most: bytes of the WAV file, its base64, and the request that carries it. */
export const AUDIO_BYTES = 10 * 1024 * 1024
export const AUDIO_SECONDS = 300
export const AUDIO_BASE64_LENGTH = 4 * Math.ceil(AUDIO_BYTES / 3)
export const AUDIO_BODY_BYTES = AUDIO_BASE64_LENGTH + 128 * 1024
export const TRANSCRIPT_LENGTH = 20_000
export const VOICE_TAKES_PER_PAGE = 100

/** A text to analyze at most, and the request that carries it: JSON may write each unit in six bytes. */
export const TEXT_LENGTH = 200_000
export const TEXT_BODY_BYTES = 6 * TEXT_LENGTH + 16 * 1024
export const TEXT_RESULTS_PER_PAGE = 50
/** Findings of one text that are told, the first ones: a text has one in twenty words, and only one made for it has more. */
export const FINDINGS_PER_TEXT = 5_000
/** What one person may mute or add to the dictionary. */
export const WRITING_EXCEPTIONS = 500
export const RULE_LENGTH = 100
export const WORD_LENGTH = 60

/** What one person may share, and what others may leave there. */
export const SHARES_PER_OWNER = 50
export const SHARE_BODY_BYTES = 64 * 1024
export const COMMENT_LENGTH = 5_000
export const COMMENTS_PER_SHARE = 200
export const TASK_LENGTH = 500
export const TASKS_PER_SHARE = 50
/** The name of a person, the owner or somebody else, as others see it. */
export const PERSON_NAME_LENGTH = 80
/** The password of a share, at least and at most. */
export const LEAST_PASSWORD_LENGTH = 8
export const PASSWORD_LENGTH = 256

/** What an import may weigh: JSON of everything one person has. */
export const IMPORT_BODY_BYTES = 16 * 1024 * 1024

/** What one person may keep: UTF-16 units of conversations, results and kept texts. */
export const KEPT_LENGTH = 32 * 1024 * 1024
/** What a row weighs of that beside its words: its names, context and time, about. */
export const ROW_LENGTH = 256
/** So nobody has more rows than these of any kind. */
export const KEPT_ROWS = KEPT_LENGTH / ROW_LENGTH
/** What one conversation may hold of that, and how many turns: each is a row to read, however little was said. */
export const CONVERSATION_LENGTH = 4 * 1024 * 1024
export const CONVERSATION_TURNS = 10_000

/** A text to translate at most. */
export const TRANSLATION_LENGTH = 5_000

/** A rehearsed conversation at most: who it is with, a line, the lines, the situation in the person's own words. */
export const REHEARSAL_WHO_LENGTH = 200
export const REHEARSAL_LINE_LENGTH = 1_000
export const REHEARSAL_LINES = 12
export const REHEARSAL_SITUATION_LENGTH = 2_000

/** A talk that somebody prepares: names and places, a line, the draft, and how many one person keeps. */
export const TALK_NAME_LENGTH = 120
export const TALK_LINE_LENGTH = 600
export const TALK_DRAFT_LENGTH = 5_000
export const TALKS_PER_OWNER = 300

/** What a language model is told of a planted seed. */
export const SEED_TITLE_LENGTH = 200
export const SEED_REASON_LENGTH = 2_000

/** What is said of a language model, and the code that lets an operator say it. */
export const MODEL_NAME_LENGTH = 200
export const MODEL_ADDRESS_LENGTH = 500
export const MODEL_KEY_LENGTH = 500
export const OPERATOR_CODE_LENGTH = 100
