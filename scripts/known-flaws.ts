// Fails on high or critical vulnerabilities of runtime dependencies. Offline, it checks that packages with past
// vulnerabilities are at a fixed version.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockedPackages } from './lock.ts'

const root = join(import.meta.dirname, '..')
const PATIENCE_MILLISECONDS = 20_000
const GRAVE = ['high', 'critical'] as const

type Verdict = { isFine: boolean; words: string }
type Versions = Readonly<Record<string, string>>

const FLOORS: Versions = {
  fastify: '5.8.5',
  '@fastify/static': '9.1.1',
  node: '24.14.1',
  'the Node that runs': '24.14.1',
  SQLite: '3.51.3',
}

/** @param ask returns the output of `npm audit --json`, or throws */
export function judge(ask: () => string, versions: Versions): Verdict {
  const counts = countsOf(ask)
  if (!counts) {
    const old = belowFloor(versions)
    const isFine = old.length === 0
    const words = 'The registry was not asked; what had known flaws stands above the versions that mended them.'
    return { isFine, words: isFine ? words : `Below the version that mended a known flaw: ${old.join(', ')}.` }
  }
  const found = Object.entries(counts).filter(([level, count]) => level !== 'total' && count > 0)
  const isFine = GRAVE.every((level) => !counts[level])
  const list = found.map(([level, count]) => `${count} ${level}`).join(', ')
  if (list === '') return { isFine, words: 'The registry knows of no flaw.' }
  return { isFine, words: `The registry knows of flaws: ${list}. npm audit --omit=dev tells more.` }
}

function countsOf(ask: () => string): Record<string, number> | undefined {
  try {
    return JSON.parse(ask())?.metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

export function belowFloor(versions: Versions): string[] {
  return Object.entries(FLOORS)
    .filter(([name, floor]) => (versions[name] ?? '').localeCompare(floor, 'en', { numeric: true }) < 0)
    .map(([name]) => `${name} ${versions[name] ?? 'is missing'}`)
}

export function versionsHere(): Versions {
  const locked = Object.keys(FLOORS).flatMap((name) => {
    const version = lockedPackages[`node_modules/${name}`]?.version
    return version === undefined ? [] : [[name, version]]
  })
  const sqlite = new DatabaseSync(':memory:').prepare('SELECT sqlite_version() AS version').get()
  return {
    ...Object.fromEntries(locked),
    'the Node that runs': process.versions.node,
    SQLite: String(sqlite?.version),
  }
}

function askRegistry(): string {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0']
  const { stdout, error } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: PATIENCE_MILLISECONDS })
  if (error) throw error
  return stdout
}

if (import.meta.main) {
  const { isFine, words } = judge(askRegistry, versionsHere())
  console.log(words)
  process.exitCode = isFine ? 0 : 1
}
