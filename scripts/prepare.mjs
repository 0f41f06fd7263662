// Makes a fresh clone runnable: installs what the lock file names, then builds the web app when its sources changed.
// Plain Node 20 and its built-ins only: it runs before anything is installed. Writes to standard error alone, so that
// commands which print JSON stay clean.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

const [major] = process.versions.node.split('.')
if (Number(major) < 20) stop(`Understory needs Node 20 or newer to start; this is ${process.version}.`)

const stamped = join(root, 'node_modules', '.prepared')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
if (!existsSync(node) || read(stamped) !== lock) {
  say('Installing what is missing…')
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'])
  if (!existsSync(node))
    stop(
      'Node 24 did not arrive with the packages. Install scripts may be switched off: `npm config get ignore-scripts` must say false.',
    )
  writeFileSync(stamped, lock)
}

// build-content.ts takes this stamp away when it runs by itself.
const compiled = join(root, 'packages', 'coach', 'generated', '.built')
const outputs = ['coach/generated/words.json', 'safety/generated', 'forest/generated', 'insight/generated/lexicon'].map(
  (folder) => join(root, 'packages', folder),
)
const texts = digest(['apps/web/messages', 'content', 'packages', 'package-lock.json', 'scripts'])
if (read(compiled) !== texts || ![...outputs, join(root, 'apps/web/src/lib/words/es')].every(existsSync)) {
  run(node, [join(root, 'scripts', 'build-content.ts')])
  writeFileSync(compiled, texts)
}

if (!process.argv.includes('--no-build')) {
  const built = join(root, 'apps', 'web', 'dist', '.built')
  const content = ['branches', 'crisis', 'kinds', 'legal', 'lexicon', 'pages', 'practices', 'search', 'sections']
  const sources = digest([
    'apps/web',
    ...content.map((folder) => `content/${folder}`),
    'packages',
    'package-lock.json',
    'scripts/build-web.ts',
  ])
  if (read(built) !== sources) {
    say('Building the pages…')
    run(node, [join(root, 'scripts', 'build-web.ts')])
    writeFileSync(built, sources)
  }
}

/** @param {string[]} paths files and folders, from the root */
function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths) add(path)
  return hash.digest('hex')

  /** @param {string} path */
  function add(path) {
    if (path.endsWith('.test.ts') || path.endsWith('.test.tsx') || /README\.md$|SOURCES\.md$/.test(path)) return
    const full = join(root, path)
    if (statSync(full).isDirectory()) {
      for (const entry of readdirSync(full).sort()) {
        if (entry !== 'dist' && entry !== 'generated' && entry !== 'node_modules' && !entry.startsWith('.'))
          add(`${path}/${entry}`)
      }
      return
    }
    hash.update(path).update('\0').update(readFileSync(full)).update('\0')
  }
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: windows && command === 'npm' })
  if (done.status !== 0) stop(`${[command, ...args].join(' ')} did not succeed.`)
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  say(sentence)
  process.exit(1)
}
