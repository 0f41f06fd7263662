import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { CONTEXTS, type Context } from '@understory/contract/contexts'
import { UsageError } from './types.ts'

export function contextNamed(given: string): Context {
  const context = CONTEXTS.find((name) => name.toLowerCase() === given.toLowerCase())
  if (!context) throw new UsageError(`There is no context "${given}". Choose one of ${CONTEXTS.join(', ')}.`)
  return context
}

/** @throws UsageError */
export function readArguments<const Options extends ParseArgsOptionsConfig>(given: string[], options: Options) {
  try {
    return parseArgs({ args: given, options, allowPositionals: true })
  } catch (error) {
    throw complaintAbout(given, options, error)
  }
}

/** Explains a parse error: the first unknown option, else one without its value. */
function complaintAbout(given: readonly string[], options: object, cause: unknown): UsageError {
  const names = given.filter((word) => word.startsWith('--')).map((word) => word.replace(/^--|=.*$/g, ''))
  const unknown = names.find((name) => !Object.hasOwn(options, name)) ?? given.find((word) => /^-[^-]/.test(word))
  if (unknown) return new UsageError(`There is no option ${unknown.startsWith('-') ? '' : '--'}${unknown}.`, { cause })
  return new UsageError(`--${names.at(-1) ?? 'context'} needs a value.`, { cause })
}
