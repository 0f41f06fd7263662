import { join } from 'node:path'
import { z } from 'zod'
import type { ModelSettings } from './ai/choose.ts'
import type { TranscriberSettings } from './ai/open-transcriber.ts'

/** Without credentials: the address is shown to people. */
const address = z.url({ protocol: /^https?$/ }).refine((url) => {
  const parsed = URL.parse(url)
  return parsed?.username === '' && parsed.password === ''
})
const port = z.coerce.number().int().min(0).max(65_535)

const SettingsSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: address.optional(),
  TRUST_PROXY: z.string().optional(),
  AI_BASE_URL: address.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GRAMMAR: z.enum(['on', 'off']).default('on'),
  TRANSCRIBE_BASE_URL: address.optional(),
  TRANSCRIBE_API_KEY: z.string().optional(),
  TRANSCRIBE_MODEL: z.string().default('whisper-1'),
  TRANSCRIBE_COMMAND: z.string().includes('{wav}').optional(),
  TRANSLATE_URL: address.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  OPERATOR_EMAIL: z.email().optional(),
  LEGAL_UPDATED: z.iso.date().optional(),
  METRICS: z.enum(['on', 'off']).default('off'),
  AI_DAILY_ANSWERS: z.coerce.number().int().min(1).max(1_000_000_000).default(10_000),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

type Environment = z.infer<typeof SettingsSchema>

export type Settings = ReturnType<typeof readSettings>

/** With both it would be ambiguous where recordings go. */
function hasOneTranscriber({ TRANSCRIBE_BASE_URL, TRANSCRIBE_COMMAND }: Environment): boolean {
  return TRANSCRIBE_BASE_URL === undefined || TRANSCRIBE_COMMAND === undefined
}

function transcriberIn(data: Environment): TranscriberSettings | undefined {
  const { TRANSCRIBE_BASE_URL: baseUrl, TRANSCRIBE_API_KEY: apiKey, TRANSCRIBE_MODEL: model } = data
  if (baseUrl !== undefined) return { endpoint: { baseUrl: new URL(baseUrl), apiKey, model } }
  return data.TRANSCRIBE_COMMAND === undefined ? undefined : { command: data.TRANSCRIBE_COMMAND }
}

/** @throws Error with a sentence per wrong variable, without its value */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = SettingsSchema.refine(hasOneTranscriber, { path: ['TRANSCRIBE_COMMAND'] }).safeParse(given)
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))]
    throw new Error(`These settings cannot be used: ${names.join(', ')}. docs/operations.md says what each may be.`)
  }
  const { HOST, PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL, TRUST_PROXY, GRAMMAR, LOG_LEVEL } = read.data
  return {
    host: HOST,
    port: PORT,
    dataDirectory: DATA_DIR,
    /** The embedded database, used when no other is configured. */
    databaseFile: join(DATA_DIR, 'understory.sqlite'),
    /** The model choice from the settings. Not part of backups: it contains a key. */
    modelsFile: join(DATA_DIR, 'models.json'),
    backupFolder: read.data.BACKUP_DIR ?? join(DATA_DIR, 'backups'),
    databaseUrl: DATABASE_URL,
    publicUrl: new URL(PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`),
    /** Proxies whose X-Forwarded headers are trusted, in CIDR notation. */
    trustedProxies: TRUST_PROXY ? TRUST_PROXY.split(',').map((address) => address.trim()) : [],
    chatModel: modelSettings(read.data),
    checksGrammar: GRAMMAR === 'on',
    transcriber: transcriberIn(read.data),
    /** A LibreTranslate-compatible endpoint, if any. */
    translateUrl: read.data.TRANSLATE_URL ? new URL(read.data.TRANSLATE_URL) : undefined,
    /** Mail server for invitations; null: they open in the user's mail program. */
    mail: mailSettings(read.data),
    /** Overrides of what the legal pages say. */
    legal: { contact: read.data.OPERATOR_EMAIL ?? null, updated: read.data.LEGAL_UPDATED ?? null },
    hasMetrics: read.data.METRICS === 'on',
    /** Multiplies every rate limit; load tests set 1000. */
    rateLimitScale: read.data.RATE_LIMIT_SCALE,
    /** Daily limit of language model answers, for all owners together. */
    dailyAnswers: read.data.AI_DAILY_ANSWERS,
    logLevel: LOG_LEVEL,
  }
}

function mailSettings({ SMTP_URL, MAIL_FROM }: Environment) {
  if (!SMTP_URL) return null
  if (!MAIL_FROM) throw new Error('MAIL_FROM is missing. It names the address from which invitations come.')
  return { url: SMTP_URL, from: MAIL_FROM }
}

/** `AI_MODEL=built-in` forces the built-in coach. */
function modelSettings({ AI_BASE_URL, AI_API_KEY, AI_MODEL, ANTHROPIC_API_KEY }: Environment): ModelSettings {
  if (AI_BASE_URL && ANTHROPIC_API_KEY) {
    throw new Error('AI_BASE_URL and ANTHROPIC_API_KEY are both set. Keep the one that shall answer in the chat.')
  }
  if (AI_MODEL === 'built-in') return { kind: 'built-in' }
  if (!AI_BASE_URL && !ANTHROPIC_API_KEY) return { kind: 'local', model: AI_MODEL }
  if (!AI_MODEL) throw new Error('AI_MODEL is missing. It names the language model that shall answer in the chat.')
  return ANTHROPIC_API_KEY
    ? { kind: 'anthropic', apiKey: ANTHROPIC_API_KEY, model: AI_MODEL }
    : { kind: 'openai-compatible', baseUrl: AI_BASE_URL ?? '', apiKey: AI_API_KEY, model: AI_MODEL }
}
