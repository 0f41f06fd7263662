// Checks imports against layers.yaml: a room may import itself, the rooms it names, and the packages of its
// package.json; tests and tools also those of the root.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'vite'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')

type Room = { room: string; path?: string; holds?: string; at: RegExp | undefined; may: readonly string[] }

const ROOMS: readonly Room[] = parse(readFileSync(join(import.meta.dirname, 'layers.yaml'), 'utf8')).map(
  ({ at, may = [], ...room }: Omit<Room, 'at'> & { at?: string }) => ({ ...room, may, at: at && new RegExp(at) }),
)

/** Tests, tools and configuration are exempt. */
const FREE = /\.test\.tsx?$|\/test-[^/]+\.ts$|^apps\/server\/src\/testing\/|^scripts\/|\.config\.ts$|\.d\.ts$/

/** Pure rooms: no disk, network, system clock or log. */
const PURE = new Set(['wav', 'matrix', 'insight', 'forest', 'language', 'encoder', 'safety', 'coach', 'contract'])

const named = new Map<string, ReadonlySet<string>>()

const complaints: string[] = []
for (const file of sourceFiles()) checkFile(file)
checkMap(process.argv.includes('--write'))
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)

function checkFile(file: string): void {
  const targets = importsOf(file)
  for (const target of targets) checkPackage(file, target)
  if (FREE.test(file)) return
  const from = roomOf(file)
  if (!from) {
    complaints.push(`${file} stands in no room. Name its room in scripts/layers.yaml, or move it.`)
    return
  }
  for (const target of targets) checkImport(file, from, target)
}

function checkImport(file: string, from: (typeof ROOMS)[number], target: string): void {
  const to = targetFile(file, target)
  if (to === undefined) {
    if (PURE.has(from.room) && target.startsWith('node:'))
      complaints.push(`${file} imports ${target}; ${from.room} is pure.`)
    return
  }
  const room = roomOf(to)
  if (!room) complaints.push(`${file} imports ${target}, which stands in no room.`)
  else if (room !== from && !from.may.includes(room.room))
    complaints.push(`${file} (${from.room}) may not import ${target} (${room.room}).`)
  else if (room.room === 'web features' && featureOf(file) !== featureOf(to) && featureOf(file)) {
    complaints.push(`${file} imports ${target}; features never import each other.`)
  }
}

/** Transitive dependencies may disappear with an update. */
function checkPackage(file: string, target: string): void {
  const name = /^(?!node:|@understory\/)(?:@[^/]+\/)?\w[^/:]*/.exec(target)?.[0]
  if (name === undefined) return
  const own = /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? ''
  const isTool = FREE.test(file) || file.startsWith('e2e/')
  if (namedBy(own).has(name) || (isTool && namedBy('').has(name))) return
  complaints.push(`${file} imports ${name}, which ${own ? `${own}/package.json` : 'package.json'} does not name.`)
}

function namedBy(folder: string): ReadonlySet<string> {
  const known = named.get(folder)
  if (known) return known
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const names = new Set(Object.keys({ ...dependencies, ...devDependencies }))
  named.set(folder, names)
  return names
}

/** Compares the table of docs/map.md with layers.yaml, or writes it. */
function checkMap(isWritten: boolean): void {
  const file = join(root, 'docs', 'map.md')
  const [START, END] = ['<!-- rooms -->\n', '<!-- /rooms -->']
  const rows = ROOMS.flatMap(({ room, path, holds, at, may }) => {
    if (path === undefined) return []
    const app = room.split(' ')[0] ?? ''
    const short = (name: string) => {
      const own = name.replace(`${app} `, '')
      return ROOMS.some((other) => other.room === own) ? name : own
    }
    const names = may.filter((name) => name !== 'server store').map(short)
    const paths = path.split(', ').map((each) => `\`${each}\``)
    return [`| ${paths.join(', ')} | ${holds} | ${at ? names.join(', ') || 'nothing' : 'anything'} |\n`]
  })
  const table = `| room | what it holds | may import |\n|---|---|---|\n${rows.join('')}`
  const page = readFileSync(file, 'utf8')
  const [from, to] = [page.indexOf(START) + START.length, page.indexOf(END)]
  const written = page.slice(0, from) + table + page.slice(to)
  if (isWritten) writeFileSync(file, written)
  else if (page !== written) complaints.push('The table of docs/map.md is old: node scripts/layers.ts --write')
}

function roomOf(file: string) {
  return ROOMS.find(({ at }) => at?.test(file))
}

function featureOf(file: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]
}

/** Resolves an import to a file from the root; undefined for npm and Node. */
function targetFile(file: string, target: string): string | undefined {
  const plain = target.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return relative(root, resolve(root, dirname(file), plain))
  const own = /^@understory\/([^/]+)(?:\/(.+))?$/.exec(plain)
  return own ? `packages/${own[1]}/src/${own[2] ?? 'index'}.ts` : undefined
}

function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, code)
  const fixed = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
  const names = fixed.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  const lazy = module.dynamicImports.flatMap(
    ({ moduleRequest }) => /^['"](.+)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? [],
  )
  return [...names, ...lazy]
}

function sourceFiles(): string[] {
  const exclude = (path: string) => /(?:^|[\\/])(?:node_modules|dist|public)$/.test(path)
  const files = globSync('{packages,apps,e2e,scripts}/**/*.{ts,tsx}', { cwd: root, exclude })
  return files.map((file) => file.replaceAll(sep, '/')).toSorted()
}
