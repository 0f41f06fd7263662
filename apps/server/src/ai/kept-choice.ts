import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { MODEL_ADDRESS_LENGTH, MODEL_KEY_LENGTH, MODEL_NAME_LENGTH } from '@understory/contract/limits'
import { z } from 'zod'
import { jsonIn } from '../http/json.ts'

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

/** The model chosen in the settings, with its key. */
export type KeptChoice = z.infer<typeof KeptChoiceSchema>

/** Version of the file; differs even for two writes within a millisecond. */
type Mark = string

const PRIVATE = 0o600
const OTHERS = 0o077
/** Older temporary files come from a crashed write. They contain a key, so they are deleted. */
const LEFT_MILLISECONDS = 60_000

/** The file that stores the choice, readable by its user only. */
export function choiceFile(path: string) {
  return {
    /** Null when there is no file. */
    mark: async () => {
      const found = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return found && markOf(found)
    },
    /** @throws Error when it can't be read or parsed; the message quotes no content */
    read: async () => {
      // A file copied from another machine may have other permissions.
      const { mode } = await stat(path)
      if ((mode & OTHERS) !== 0) await chmod(path, PRIVATE).catch(() => {})
      const text = await readFile(path, 'utf8')
      const read = KeptChoiceSchema.safeParse(jsonIn(text))
      if (!read.success) throw new Error(`${basename(path)} does not hold a choice of model.`)
      return read.data
    },
    /** @returns the version that was written, even if another process writes meanwhile */
    write: (choice: KeptChoice) => replace(path, JSON.stringify(choice)),
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
    // Of this file: after the rename another process may have replaced it.
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

/** Makes the rename durable. Folders can't be opened on Windows. */
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
