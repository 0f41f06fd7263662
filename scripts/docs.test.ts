import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../apps/server/src/db/sqlite.ts'

const root = join(import.meta.dirname, '..')
const papers = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const textOf = (paper: string) => readFileSync(join(root, paper), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }

const folder = mkdtempSync(join(tmpdir(), 'understory-docs-'))
const letter = join(folder, 'letter.txt')
writeFileSync(letter, 'Thank you for the photos. Could you perhaps send them again by noon?')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Commands not run here, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm start': 'process.test.ts starts the server that it starts',
  'npm test': 'it is what runs this',
  'npm run dev': 'it serves until it is stopped',
  'npm run check': 'format, lint, types and every unit test: minutes',
  'npm run bench': 'minutes on a quiet machine',
  'npm run bench:load': 'minutes on a quiet machine',
  'npm run test:soak': 'as long as a soak takes',
  'npm run container:steps': 'what an image is made by: minutes',
  'npm run bench:web': 'minutes on a quiet machine',
  'DATABASE_URL=postgres://… npm run move': 'move.test.ts moves a database to PostgreSQL',
  'PUBLIC_URL=https://forest.example TRUST_PROXY=127.0.0.1 npm start':
    'process.test.ts starts the server that it starts',
  'HOST=0.0.0.0 PUBLIC_URL=https://forest.example TRUST_PROXY=10.0.0.10 DATABASE_URL=postgres://… npm start':
    'replicas.test.ts starts several servers on one PostgreSQL',
  'npm run content': 'it runs before every test',
  'npm run content:diff': 'it compares two states of the content',
  'npm run fit:coach': 'wants Python with numpy',
  'npm run fit:hearers': 'goes with fit:coach',
  'npm run fit:danger': 'minutes',
  'TRUTH_DIR=… npm run fit:scores': 'wants the truth sets',
  'npm run fit:classifier': 'wants Python with PyTorch, and four minutes',
  'npm run fit:own-words': 'wants Python with PyTorch, and a quarter of an hour',
  'npm run fit:tuning': 'wants Python with PyTorch, and an hour',
  'npm run bench:coach': 'minutes',
  'npm run bench:search': 'loads the encoder',
  'npx knip --include exports,types,files': 'fetches a package',
  'TRUTH_DIR=… npm run figures': 'wants the truth sets',
  'node scripts/layers.ts --write': 'it writes into docs/map.md',
  'npm ci': 'what installs this',
  'docker compose up app': 'wants a container engine',
  'docker compose exec ollama ollama pull llama3.2': 'wants a container engine',
  'npx vitest run apps/server/src/replicas.test.ts': 'tests of this very run',
  'npx vitest run --project server': 'tests of this very run',
  "npx vitest run -t 'A1'": 'tests of this very run',
  'pg_dump --format=custom --exclude-table-data=limits "$DATABASE_URL" > understory.dump': 'tools of PostgreSQL',
  'pg_restore --clean --if-exists --dbname "$DATABASE_URL" understory.dump': 'tools of PostgreSQL',
  "TRANSCRIBE_COMMAND='pocketsphinx_continuous -infile {wav} -logfn /dev/null' npm start": 'wants a recognizer',
  "TRANSCRIBE_COMMAND='sh /path/to/words.sh {wav}'": 'wants a recognizer',
  "TRANSCRIBE_COMMAND='whisper-cli -m /path/to/ggml-base.en.bin -f {wav} -np -nt' npm start": 'wants a recognizer',
  'whisper-server -m /path/to/ggml-base.en.bin --port 8080 --inference-path /v1/audio/transcriptions':
    'wants a recognizer',
  'TRANSCRIBE_BASE_URL=http://127.0.0.1:8080/v1 npm start': 'wants a recognizer',
}

/** Commands to run, in order, with expected output. */
const RUN: readonly { command: string; args?: readonly string[]; prints: RegExp }[] = [
  { command: 'npm run --silent insight', args: ['text', letter], prints: /grade/i },
  { command: 'npm run --silent insight -- text letter.txt', args: ['text', letter], prints: /grade/i },
  { command: 'npm run --silent insight -- text FILE', args: ['text', letter, '--json'], prints: /"gradeLevel"/ },
  { command: 'npm run content:preview -- CASE-ID', args: ['roommate-eats-food'], prints: /^You: / },
  { command: 'npm run sbom', prints: /"CycloneDX"/ },
  { command: 'npm run backup', prints: /^Backed up to / },
  { command: 'npm run restore', prints: /is the database now/ },
  { command: 'npm run restore -- FILE', args: [join(folder, 'taken.sqlite')], prints: /is the database now/ },
  { command: 'npm run operator-code', prints: /^Operator's code: [a-z]{5}-/ },
  { command: 'npm run doctor', prints: /^(?:ok|look|WRONG) /m },
]

test('every command that our papers show is run here, or says why not', () => {
  const shown = new Set(papers.flatMap((paper) => commandsIn(textOf(paper))))
  const known = [
    ...Object.keys(NOT_RUN),
    ...RUN.map(({ command }) => command),
    'export PATH="$PWD/node_modules/.bin:$PATH"',
  ]
  expect([...shown].filter((command) => !known.includes(command))).toEqual([])
  expect(known.filter((command) => !shown.has(command))).toEqual([])
  for (const command of shown) {
    const [, script] = /npm run (?:--silent )?([\w:-]+)/.exec(command) ?? []
    if (script !== undefined) expect(scripts, command).toHaveProperty([script])
  }
})

test('the commands run, one after the other, as a person would run them', { timeout: 240_000 }, async () => {
  const database = join(folder, 'understory.sqlite')
  await (await openSqlite(database)).close()
  for (const { command, args = [], prints } of RUN) {
    const [, name = ''] = /npm run (?:--silent )?([\w:-]+)/.exec(command) ?? []
    if (args[0]?.endsWith('taken.sqlite')) writeFileSync(args[0], readFileSync(database))
    const [, file = '', ...given] = (scripts[name] ?? '').split(' ')
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...given, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder },
    })
    expect(stdout, `${command}: ${stderr}`).toMatch(prints)
    // The doctor exits with 1 without a build.
    if (name !== 'doctor') expect(status, `${command}: ${stderr}`).toBe(0)
  }
})

test('docs/operations.md names every table of the database', async () => {
  const store = await openSqlite(join(folder, 'tables.sqlite'))
  const tables = await store.read.introspection.getTables()
  await store.close()
  const [, stored = ''] = textOf('docs/operations.md').split('## What is stored')
  expect(tables.length).toBeGreaterThan(10)
  expect(tables.map(({ name }) => name).filter((name) => !stored.includes(`\`${name}\``))).toEqual([])
})

test('docs/operations.md names every environment variable of the server', () => {
  const [, schema = ''] = textOf('apps/server/src/env.ts').split('const SettingsSchema = z.object({')
  const names = [...(schema.split('\n})')[0] ?? '').matchAll(/^ {2}([A-Z]\w+):/gm)].map(([, name = '']) => name)
  const settings = sectionOf('docs/operations.md', 'Settings')
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([])
})

test("the workspace's own Node is the one that a shell gets by the line in CONTRIBUTING", () => {
  const line = 'export PATH="$PWD/node_modules/.bin:$PATH"'
  expect(textOf('CONTRIBUTING.md')).toContain(line)
  const version = execFileSync('sh', ['-c', `${line}; node --version`], { cwd: root, encoding: 'utf8' })
  expect(version).toMatch(/^v24\./)
})

const records = readdirSync(join(root, 'docs', 'decisions')).map((name) => `docs/decisions/${name}`)

test.each([...papers, ...records])('%s leads nowhere that is not there', (paper) => {
  const links = [...textOf(paper).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(paper), link)))).toEqual([])
})

const decisions = records.filter((record) => !record.endsWith('README.md'))

test('every decision has a status line and a row in the index, and names no file that is gone', () => {
  const folders = '{apps,content,data,docs,packages,scripts}/**/*.{json,md,py,ts,tsx,yaml}'
  const files = globSync(folders, { cwd: root, exclude: (name) => name.endsWith('node_modules') })
  const isThere = (path: string) => files.some((file) => `/${file}`.endsWith(`/${path}`))
  const index = textOf('docs/decisions/README.md')
  for (const record of decisions) {
    const text = textOf(record)
    const [, , status = ''] = text.split('\n')
    expect(status, record).toMatch(/^Status: (?:accepted|superseded by)\b/)
    expect(index).toContain(`(${basename(record)})`)
    // A superseded record tells of code that was.
    if (status.startsWith('Status: superseded')) continue
    const paths = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:json|md|py|ts|tsx|yaml))`/g)].map(([, path = '']) => path)
    expect(
      paths.filter((path) => !isThere(path)),
      record,
    ).toEqual([])
  }
})

/** A path of docs/map.md, where `web/` and `server/` are short for their source folders. */
const placeOf = (path: string) =>
  join(root, path.replace(/^web\//, 'apps/web/src/').replace(/^server\//, 'apps/server/src/'))

test('every file named in the walks of docs/map.md exists', () => {
  const walks = textOf('docs/map.md').split('## The walk').slice(1).join('')
  const named = [...walks.matchAll(/`((?:web|server|packages)\/[\w/.-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((path) => !existsSync(placeOf(path)))).toEqual([])
})

test('every path in "Where to add" of docs/map.md exists', () => {
  const rows = sectionOf('docs/map.md', 'Where to add').split('\n')
  const missing = rows.flatMap((row) => {
    const spans = [...row.matchAll(/`([\w./-]+)`/g)].map(([, span = '']) => span)
    const paths = spans.filter((span) => span.includes('/'))
    // A name alone is a file beside one of the row's paths.
    const folders = paths.flatMap((path) => [path, dirname(path)])
    const names = spans.filter((span) => /^[\w-]+\.\w+$/.test(span))
    return [
      ...paths.filter((path) => !existsSync(placeOf(path))),
      ...names.filter((name) => !folders.some((folder) => existsSync(placeOf(`${folder}/${name}`)))),
    ]
  })
  expect(rows.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test('docs/glossary.md explains the ids that test titles begin with, and no others', () => {
  const files = globSync('{apps,packages,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  const titles = files.flatMap((file) => [
    ...textOf(file).matchAll(/(?<=[\s(,])['"`]((?:[A-Z]+-?\d+[ :]+)+)[a-zA-Z$%]/g),
  ])
  const used = titles.flatMap(([, ids = '']) => ids.match(/[A-Z]+(?=-?\d)/g) ?? [])
  const told = sectionOf('docs/glossary.md', 'Ids in test titles').match(/(?<=^\|.*`)[A-Z]+(?=`)/gm) ?? []
  expect(told.toSorted()).toEqual([...new Set(used)].sort())
})

test('every file is in its layer, and docs/map.md has the table of layers.yaml', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'layers.ts')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

function sectionOf(paper: string, heading: string): string {
  const [, rest = ''] = textOf(paper).split(`## ${heading}\n`)
  return rest.split('\n## ', 1)[0] ?? ''
}

/** Commands of a paper: lines of its blocks for a shell, and spans of code that begin like one. */
function commandsIn(text: string): readonly string[] {
  const begins =
    /^(?:[A-Z_]+=(?:'[^']*'|\S+) )*(?:npm|npx|node|docker|pg_\w+|whisper-server|export) \S|^TRANSCRIBE_COMMAND='/
  const fenced = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)]
  const blocks = fenced.flatMap(([, language, block = '']) =>
    language === '' || language === 'sh' ? block.split('\n') : [],
  )
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
  return [...blocks, ...spans].map((line) => line.replaceAll('\n', ' ').trim()).filter((line) => begins.test(line))
}
