import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ignoredBy, readDockerfile } from './dockerfile.ts'
import { lockedPackages } from './lock.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const stages = readDockerfile(read('Dockerfile'))
const image = stages.at(-1)

test('U3 the image runs as a user without rights, has one volume, and asks for its own health', () => {
  expect(image?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(image?.volumes).toEqual([image?.environment.DATA_DIR])
  expect(image?.health.join(' ')).toContain('/api/health')
  expect(image?.command).toEqual(['node', 'apps/server/src/main.ts'])
})

test('U3 nothing runs a script of a package in the image, and both halves stand on the Node that this workspace pins', () => {
  const lines = stages.flatMap(({ steps }) => steps.flatMap((step) => ('run' in step ? [step.run] : [])))
  expect(lines.filter((line) => line.includes('npm ') && !line.includes('--ignore-scripts'))).toEqual([])
  const { node } = JSON.parse(read('package.json')).devDependencies
  const bases = stages.map(({ base }) => base).filter((base) => base.includes(':'))
  expect(new Set(bases)).toEqual(new Set([`node:${node}-bookworm-slim`]))
})

test('U3 every path that COPY names is there, and every part of the workspace is copied', () => {
  const copies = stages.flatMap(({ steps }) => steps.flatMap((step) => ('copy' in step ? [step.copy] : [])))
  const sources = copies.filter(({ from }) => from === undefined).flatMap((copy) => copy.sources)
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([])
  const parts = Object.keys(lockedPackages).filter((path) => path !== '' && !path.includes('node_modules/'))
  expect(parts.filter((part) => !sources.includes(`${part}/package.json`))).toEqual([])
  const installs = stages.flatMap(({ steps }) => steps.flatMap((step) => ('run' in step ? [step.run] : [])))
  const served = parts
    .filter((part) => part !== 'apps/web')
    .map((part) => `--workspace=@understory/${part.split('/')[1]}`)
  expect(served.filter((part) => !installs.some((line) => line.includes(part)))).toEqual([])
})

test.each([
  ['.git/config', true],
  ['.env', true],
  ['.env.local', true],
  ['data/understory.sqlite', true],
  ['node_modules/fastify/package.json', true],
  ['apps/web/node_modules/x', true],
  ['apps/web/dist/index.html', true],
  ['apps/server/src/app.test.ts', true],
  ['apps/server/src/app.ts', false],
  ['packages/coach/src/coach.ts', false],
  ['apps/server/src/features/account-data/store.ts', false],
])('U3 whether %s stays out of the image: %s', (path, isOut) => {
  expect(ignoredBy(read('.dockerignore'))(path)).toBe(isOut)
})

test('U3 every service of ours in the composition is read-only, without capabilities, and reached from this machine alone', () => {
  const compose = read('compose.yaml')
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "'no-new-privileges:true'", "ports: ['127.0.0.1:"]) {
    expect(compose).toContain(line)
  }
  expect(compose.match(/<<: \*app\n/g)).toHaveLength(3)
  expect(compose.match(/^ {4}ports:/gm)).toBeNull()
})
