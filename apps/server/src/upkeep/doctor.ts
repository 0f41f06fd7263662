import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHECK_DAYS, lineChecks } from '@understory/safety/line-checks'
import { backupsIn } from '../db/backup.ts'
import { freeOn, LOW_SHARE } from '../db/disk-space.ts'
import { isStorageFailure } from '../db/failure.ts'
import { complaintsAbout } from '../db/integrity.ts'
import { versionsOf } from '../db/postgres.ts'
import { loadModel } from '../encoder/model.ts'
import { ChangedFileError } from '../encoder/model-files.ts'
import type { Settings } from '../env.ts'
import { loadSpeechModel } from '../workers/recording.ts'

/** `wrong` is broken now; `look` will be. */
type Finding = { level: 'ok' | 'look' | 'wrong'; words: string }
const ok = (words: string): Finding => ({ level: 'ok', words })
const look = (words: string): Finding => ({ level: 'look', words })
const wrong = (words: string): Finding => ({ level: 'wrong', words })

const HOUR_MILLISECONDS = 60 * 60 * 1000
const LEAST_NODE = [24, 14] as const

/** Diagnoses an installation in plain English, with what to do. Creates the data folder, and changes nothing else. */
export async function examine(
  settings: Settings,
  { webFolder, now, modelFolder }: { webFolder: string; now: Date; modelFolder?: string },
): Promise<Finding[]> {
  const storage = settings.databaseUrl ? await postgres(settings.databaseUrl) : embedded(settings, now)
  const more = [await encoder(modelFolder), await speechModel(), helpLines(now), address(settings)]
  return [node(), built(webFolder), folder(settings.dataDirectory), ...storage, ...more]
}

function node(): Finding {
  const { node: version } = process.versions
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNew = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])
  if (isNew) return ok(`Node ${version}.`)
  return wrong(`Node ${version} is too old; ${LEAST_NODE.join('.')} is the least. npm start brings its own.`)
}

function built(webFolder: string): Finding {
  return existsSync(join(webFolder, 'pages', 'table.json'))
    ? ok('The pages are built.')
    : wrong('The pages are not built, so only the API answers. Run npm start, or node scripts/build-web.ts.')
}

function folder(path: string): Finding {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch {
    return wrong(`The data folder ${path} cannot be written. Give it to the user that runs the server.`)
  }
  const { share, bytes } = freeOn(path)
  const gigabytes = Math.round(bytes / 1e8) / 10
  if (share >= LOW_SHARE) return ok(`${gigabytes} GB are free in ${path}.`)
  return look(
    `The disk of ${path} is nearly full: ${gigabytes} GB are free. A full disk stops every write but deleting.`,
  )
}

function embedded({ databaseFile: file, backupFolder }: Settings, now: Date): Finding[] {
  if (!existsSync(file)) return [ok('There is no database yet; the first start makes one.')]
  const complaints = complaintsAbout(file, { thorough: true })
  const found = complaints.map((words) => wrong(`${words} npm run restore brings back the newest backup.`))
  return [...(found.length === 0 ? [ok('The database is sound.')] : found), backups(backupFolder, now)]
}

function backups(path: string, now: Date): Finding {
  const [newest] = backupsIn(path)
  if (!newest) return look(`There is no backup in ${path} yet. npm run backup makes one.`)
  const hours = Math.round((now.getTime() - newest.time.getTime()) / HOUR_MILLISECONDS)
  if (hours > 48) return look(`The newest backup is ${hours} hours old. Look into the log for why none was made since.`)
  const [complaint] = complaintsAbout(newest.file, { thorough: true })
  return complaint
    ? wrong(`The newest backup is of no use. ${complaint}`)
    : ok(`The newest backup is ${hours} hours old and sound.`)
}

async function postgres(url: string): Promise<Finding[]> {
  const shape = await versionsOf(url).then(shapeOf, (error: unknown) => {
    const reason = isStorageFailure(error) || !(error instanceof Error) ? '' : ` It says: ${error.message}.`
    return wrong(`PostgreSQL at DATABASE_URL does not answer, or does not let this user in.${reason}`)
  })
  if (shape.level === 'wrong') return [shape]
  return [shape, look('Its backups are yours to make: pg_dump --format=custom "$DATABASE_URL" > understory.dump')]
}

function shapeOf({ database, program }: { database: number; program: number }): Finding {
  if (database > program) return wrong('The database was written by a newer version of Understory. Start that one.')
  const words = database === program ? 'has the newest shape' : 'gets the newest shape with the next start'
  return ok(`PostgreSQL answers and ${words}.`)
}

async function encoder(modelFolder: string | undefined): Promise<Finding> {
  const missing = 'Until then the coach finds cases by words alone, and fewer messages that need help are noticed.'
  try {
    const encode = await loadModel(modelFolder)
    const [vector] = await encode(['How do I say this?'])
    if (vector?.every(Number.isFinite)) return ok('The encoder loads and works.')
  } catch (error) {
    if (error instanceof ChangedFileError)
      return wrong(`The encoder is not used: ${error.message} npm ci brings it back. ${missing}`)
  }
  return wrong(`The encoder cannot be loaded. npm ci installs it anew. ${missing}`)
}

async function speechModel(): Promise<Finding> {
  const { trouble } = await loadSpeechModel()
  if (trouble === undefined) return ok('The speech model loads.')
  return look(
    `The speech model cannot be opened (${trouble}), so recordings are measured by level alone: noise may pass for speech.`,
  )
}

/** The numbers may be years old by now. */
function helpLines(now: Date): Finding {
  const { old } = lineChecks(now)
  if (old.length === 0) return ok('No check of a help line is too old.')
  return look(
    `The numbers of ${old.length} help lines were checked over ${CHECK_DAYS} days ago. A newer version of Understory brings them up to date.`,
  )
}

function address({ publicUrl, host }: Settings): Finding {
  const isPrivate = ['localhost', '127.0.0.1', '[::1]'].includes(publicUrl.hostname)
  if (publicUrl.protocol === 'https:' || isPrivate) return ok(`People come by ${publicUrl.href}`)
  return look(
    `PUBLIC_URL (or HOST ${host}) is plain http: browsers give no microphone there, and others on the network can read along. Put a proxy with a certificate in front.`,
  )
}
