import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { MODEL_ADDRESS_LENGTH, MODEL_KEY_LENGTH, MODEL_NAME_LENGTH } from '@understory/contract/limits'
import { z } from 'zod'

const model = z.string().min(1).max(MODEL_NAME_LENGTH)
const key = z.string().min(1).max(MODEL_KEY_LENGTH)
const KeptChoiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('built-in') }),
  z.strictObject({ kind: z.literal('ollama'), model }),
  z.strictObject({
    kind: z.literal('openai-compatible'),
    address: z.string().min(1).max(MODEL_ADDRESS_LENGTH),
    model,
    key: key.optional(),
  }),
  z.strictObject({ kind: z.literal('anthropic'), model, key }),
])

/** Who answers, as it was chosen in the settings, with its key. */
export type KeptChoice = z.infer<typeof KeptChoiceSchema>

/** Identifies one version of the file, even if two were written within a millisecond. */
type Mark = string

/** The file in which a choice is kept; its user alone may read it. */
type ChoiceFile = {
  /** Null where there is no file. */
  mark: () => Promise<Mark | null>
  /** @throws Error where it cannot be read or does not hold a choice; its message quotes nothing of it */
  read: () => Promise<KeptChoice>
  /** @returns the mark of what was written, whatever another process writes meanwhile */
  write: (choice: KeptChoice) => Promise<Mark>
}

const PRIVATE = 0o600
const OTHERS = 0o077
/** Temporary files older than this are left from a crashed write. They hold a key, so they are deleted. */
const LEFT_MILLISECONDS = 60_000

export function choiceFile(path: string): ChoiceFile {
  return {
    mark: async () => {
      const found = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return found && markOf(found)
    },
    read: async () => {
      // Whoever brought the file from another machine may have brought other permissions along.
      const { mode } = await stat(path)
      if ((mode & OTHERS) !== 0) await chmod(path, PRIVATE).catch(() => {})
      const text = await readFile(path, 'utf8')
      const read = KeptChoiceSchema.safeParse(parsed(text))
      if (!read.success) throw new Error(`${basename(path)} does not hold a choice of model.`)
      return read.data
    },
    write: (choice) => replace(path, JSON.stringify(choice)),
  }
}

async function replace(path: string, text: string): Promise<Mark> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await removeLeft(path)
  const unfinished = `${path}.${randomBytes(8).toString('hex')}.unfinished`
  const file = await open(unfinished, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, PRIVATE)
  try {
    await file.writeFile(text)
    await file.sync()
    // Of this very file: after the rename another process may have put its own in the place.
    const mark = markOf(await file.stat({ bigint: true }))
    await file.close()
    await rename(unfinished, path)
    await syncFolder(dirname(path))
    return mark
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

/** So that the new name outlives a power cut; where a folder cannot be opened, as on Windows, the system sees to it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY).catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

async function removeLeft(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.unfinished')) continue
    const left = await stat(join(folder, name)).catch(() => null)
    if (left && Date.now() - left.mtimeMs > LEFT_MILLISECONDS) await rm(join(folder, name), { force: true })
  }
}

function markOf({ ino, mtimeNs, size }: { ino: bigint; mtimeNs: bigint; size: bigint }): Mark {
  return `${ino}-${mtimeNs}-${size}`
}

/** Undefined for what is no JSON: the message of a parser quotes what it read. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
