import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { belowFloor, judge, versionsHere } from './known-flaws.ts'
import { lockedPackages, nameOf } from './lock.ts'
import { billOfMaterials } from './sbom.ts'

const root = join(import.meta.dirname, '..')
const entries = Object.entries(lockedPackages)
const ours = entries.filter(([path]) => !path.includes('node_modules/'))
const foreign = entries.filter(([path, { link }]) => path.includes('node_modules/') && !link)
const atRuntime = foreign.filter(([, { dev, devOptional }]) => !dev && !devOptional)

test('U1 at most 26 packages are named for runtime and 130 come with them, and none runs a script when it is installed', () => {
  const named = new Set(ours.flatMap(([, { dependencies = {} }]) => Object.keys(dependencies)))
  const direct = [...named].filter((name) => !name.startsWith('@understory/'))
  expect(direct.length).toBeLessThanOrEqual(26)
  expect(atRuntime.length).toBeGreaterThan(direct.length)
  expect(atRuntime.length).toBeLessThanOrEqual(130)
  expect(atRuntime.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
})

test('U1 every package has a SHA-512 and comes from the registry, and what may run a script at install is named by us', () => {
  const wrong = foreign.filter(
    ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  )
  expect(wrong.map(([path]) => path)).toEqual([])
  const versions = ours.flatMap(([, { dependencies = {} }]) => Object.values(dependencies))
  expect(versions.filter((version) => /^(?:git|http|file|github)/.test(version))).toEqual([])
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const withScript = foreign.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path))
  expect(withScript.filter((name) => !allowScripts[name])).toEqual([])
})

test('U2 what had known flaws stands at the version that mended them, or above', () => {
  expect(belowFloor(versionsHere())).toEqual([])
})

const audited = (counts: Record<string, number>) => () => JSON.stringify({ metadata: { vulnerabilities: counts } })

test('U2 a flaw that the registry knows as high or critical stops the check, and a lesser one is told', () => {
  const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }
  expect(judge(audited(none), {})).toMatchObject({ isFine: true })
  expect(judge(audited({ ...none, moderate: 2 }), {})).toMatchObject({
    isFine: true,
    words: expect.stringContaining('2 moderate'),
  })
  for (const level of ['high', 'critical']) {
    expect(judge(audited({ ...none, [level]: 1 }), versionsHere())).toMatchObject({ isFine: false })
  }
})

const silent: [what: string, ask: () => string][] = [
  ['is out of reach', () => '{"message":"405 Method Not Allowed","error":{}}'],
  ['says nothing', () => ''],
  ['answers with a page', () => '<html>'],
  [
    'cannot be asked',
    () => {
      throw new Error('ENOENT')
    },
  ],
]

test.each(silent)('U2 where the registry %s, versions are held against those that mended known flaws', (_what, ask) => {
  const here = versionsHere()
  expect(judge(ask, here)).toMatchObject({ isFine: true, words: expect.stringContaining('not asked') })
  for (const [name, old] of [
    ['fastify', '5.8.4'],
    ['@fastify/static', '9.0.9'],
    ['node', '24.14.0'],
    ['the Node that runs', '22.99.99'],
    ['SQLite', '3.51.2'],
  ] as const) {
    const { isFine, words } = judge(ask, { ...here, [name]: old })
    expect([isFine, words]).toEqual([false, expect.stringContaining(`${name} ${old}`)])
  }
  const { fastify: _, ...without } = here
  expect(judge(ask, without).isFine).toBe(false)
})

test('U3 the list of what the server is made of is CycloneDX, whole, and each part has its checksum', () => {
  const list = billOfMaterials()
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const listed = new Map(list.components.map((component) => [`${component.name}@${component.version}`, component]))
  const wanted = new Set(atRuntime.map(([path, { version }]) => `${nameOf(path)}@${version}`))
  expect(new Set(listed.keys())).toEqual(wanted)
  for (const { hashes } of listed.values()) expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  expect(listed.get(`fastify@${lockedPackages['node_modules/fastify']?.version}`)?.licenses).toEqual([
    { expression: 'MIT' },
  ])
})

/** Formats of real keys; fake ones in tests differ. */
const SECRETS =
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bsk-(?:ant-|proj-)?[A-Za-z0-9_]{32,}|\bxox[abpr]-[\w-]{20,}|\bAIza[\w-]{35}\b|\bnpm_[A-Za-z0-9]{36}|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./
const LEFT_OUT = new Set(['node_modules', '.git', 'data', 'test-results', 'playwright-report'])
const READ = /\.(?:[cm]?[jt]sx?|json|md|html|css|ya?ml|sh|txt|svg|webmanifest|map)$|(?:^|\/)(?:Dockerfile|\.[a-z]+)$/

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder === '' ? name : `${folder}/${name}`
    if (LEFT_OUT.has(name)) return []
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : READ.test(path) ? [path] : []
  })
}

test('U3 no file of the repository and of the built pages holds a key', () => {
  const files = filesIn('')
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => SECRETS.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  expect(files.filter((file) => /(?:^|\/)\.env(?:\.|$)|\.pem$|id_rsa/.test(file))).toEqual([])
  expect(existsSync(join(root, '.env'))).toBe(false)
})
