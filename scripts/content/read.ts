// Reads and validates content files.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { parse, YAMLError } from 'yaml'
import type * as z from 'zod'

export const contentRoot = join(import.meta.dirname, '../../content')

export function read<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  faults: string[],
): z.output<Schema> | undefined {
  let value: unknown
  try {
    value = parse(readFileSync(join(contentRoot, file), 'utf8'))
  } catch (error) {
    if (!(error instanceof YAMLError)) throw new Error(`content/${file} cannot be read`, { cause: error })
    faults.push(`content/${file}: ${error.message}`)
    return undefined
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) faults.push(`content/${file}: ${path.join('.')}: ${message}`)
  return undefined
}

export function readAll<Schema extends z.ZodType>(pattern: string, schema: Schema, faults: string[]) {
  return globSync(pattern, { cwd: contentRoot })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted()
    .flatMap((file) => {
      const value = read(file, schema, faults)
      return value === undefined ? [] : [{ file, value }]
    })
}

export function writeGenerated(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    // It doesn't exist yet.
  }
  writeFileSync(file, text)
}
