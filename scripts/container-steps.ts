// Builds and starts the image without a container engine: runs the Dockerfile's COPY and RUN steps in clean folders,
// then CMD as an unprivileged user on a read-only tree with one data folder, and HEALTHCHECK. Needs root, npm and the
// registry (or a warm npm cache).
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { ignoredBy, readDockerfile, type Stage } from './dockerfile.ts'

const root = join(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'understory-container-'))
// Readable by the unprivileged user.
chmodSync(work, 0o755)
const isIgnored = ignoredBy(readFileSync(join(root, '.dockerignore'), 'utf8'))
const trees = new Map<string, string>()

const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
try {
  for (const stage of stages) build(stage)
  const last = stages.at(-1)
  if (!last) throw new Error('The Dockerfile has no stage.')
  await runAs(last, trees.get(last.name) ?? '')
} finally {
  rmSync(work, { recursive: true, force: true })
}

function build(stage: Stage): void {
  const tree = join(work, stage.name || 'image')
  const earlier = trees.get(stage.base)
  if (earlier) cpSync(earlier, tree, { recursive: true, verbatimSymlinks: true })
  trees.set(stage.name, tree)
  const folder = join(tree, stage.folder)
  mkdirSync(folder, { recursive: true })
  for (const step of stage.steps) {
    if ('run' in step) run(step.run, folder)
    else for (const source of step.copy.sources) copy(source, { ...step.copy, tree, folder })
  }
}

function run(line: string, cwd: string): void {
  console.error(`RUN ${line}`)
  const { PATH, HOME } = process.env
  const done = spawnSync('sh', ['-c', line], { cwd, stdio: ['ignore', 2, 2], env: { PATH, HOME } })
  if (done.status !== 0) throw new Error(`This line ended with ${done.status}: ${line}`)
}

type Place = { from: string | undefined; target: string; tree: string; folder: string }

function copy(source: string, { from, target, tree, folder }: Place): void {
  const origin = from ? join(trees.get(from) ?? '', source) : join(root, source)
  if (!existsSync(origin)) throw new Error(`COPY names ${source}, which is not there.`)
  const base = target.startsWith('/') ? join(tree, target) : join(folder, target)
  const isInto = target.endsWith('/') && !statSync(origin).isDirectory()
  const destination = isInto ? join(base, source.slice(source.lastIndexOf('/') + 1)) : base
  mkdirSync(dirname(destination), { recursive: true })
  const filter = (path: string) => from !== undefined || path === root || !isIgnored(relative(root, path))
  cpSync(origin, destination, { recursive: true, verbatimSymlinks: true, filter })
}

async function runAs({ user, environment, volumes, command, health, folder }: Stage, tree: string): Promise<void> {
  const [uid, gid] = (user ?? '').split(':').map(Number)
  const [data = ''] = volumes.map((volume) => join(tree, volume))
  if (!uid || !gid || data === '') throw new Error('The image names no user and no volume.')
  chownSync(data, uid, gid)
  const settings = { ...environment, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', PATH: process.env.PATH }
  const as = { uid, gid, cwd: join(tree, folder), env: settings }
  const writes = spawnSync('sh', ['-c', 'touch package.json app.log ../x'], as)
  if (writes.status === 0) throw new Error('The tree of the image can be written by its user.')
  const [program = '', ...rest] = command
  const server = spawn(program, rest, { ...as, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
    const port = new URL(/http:\/\/\S+/.exec(line)?.[0] ?? '').port
    const [asker = '', ...question] = health
    const asked = spawnSync(asker, question, { ...as, env: { ...settings, PORT: port } })
    const page = await fetch(`http://127.0.0.1:${port}/`)
    const kept = await fetch(`http://127.0.0.1:${port}/api/writing-exceptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'word', value: 'river' }),
    })
    if (asked.status !== 0 || page.status !== 200 || kept.status !== 201) {
      throw new Error(
        `Health ended with ${asked.status}, the first page with ${page.status}, a write with ${kept.status}.`,
      )
    }
  } finally {
    server.kill('SIGTERM')
  }
  const [code] = await once(server, 'exit')
  if (code !== 0) throw new Error(`The server ended with ${code}.`)
  console.log('The image builds, runs as another user on a tree it cannot write, answers, keeps, and stops with 0.')
}
