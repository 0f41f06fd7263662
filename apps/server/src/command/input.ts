import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { UsageError } from './types.ts'

const MEGABYTE = 1024 * 1024

/** Maximum bytes of one text: more than a long book, little enough for memory. */
const TEXT_BYTES = 8 * MEGABYTE
/** An hour of audio as most recorders write it. */
const RECORDING_BYTES = 512 * MEGABYTE

export const STANDARD_INPUT = '-'

/** Streams a file, or standard input for `-`. */
async function openInput(name: string, input: Readable): Promise<AsyncIterable<Buffer>> {
  if (name === STANDARD_INPUT) return input
  try {
    if ((await stat(name)).isDirectory()) throw new UsageError(`${name} is a folder, not a file.`)
    const file = await open(name)
    return file.createReadStream()
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${name} cannot be read.`, { cause: error })
  }
}

/** @throws UsageError when it can't be read or is too long */
export async function readBytes(name: string, input: Readable, most = RECORDING_BYTES): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of await openInput(name, input)) {
    bytes += part.length
    if (bytes > most) {
      throw new UsageError(`${nameOf(name)} is longer than ${most / MEGABYTE} MB, the most that is read at once.`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** @throws UsageError when it can't be read, is not UTF-8, or is too long */
export async function readWhole(name: string, input: Readable): Promise<string> {
  const bytes = await readBytes(name, input, TEXT_BYTES)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new UsageError(`${nameOf(name)} is not UTF-8 text.`, { cause: error })
  }
}

/** Yields lines in batches as chunks arrive, so that answers stream. */
export async function* readLines(name: string, input: Readable): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of await openInput(name, input)) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > TEXT_BYTES) throw new UsageError(`${nameOf(name)} has a line longer than 8 MB.`)
    yield lines
  }
  yield [rest + decoder.decode()]
}

export function nameOf(name: string): string {
  return name === STANDARD_INPUT ? 'Standard input' : name
}
