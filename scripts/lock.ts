// The lock file's packages, by their folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Versions = Record<string, string>

export type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
}

const file = join(import.meta.dirname, '..', 'package-lock.json')

export const lockedPackages: Readonly<Record<string, LockedPackage>> = JSON.parse(readFileSync(file, 'utf8')).packages

const MODULES = 'node_modules/'

/** `node_modules/a/node_modules/@b/c` gives `@b/c`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(MODULES) + MODULES.length)
