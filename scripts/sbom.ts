// Prints a CycloneDX 1.6 SBOM from the lock file; `npm sbom` fails on workspaces without a version.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackage, lockedPackages, nameOf } from './lock.ts'

const root = join(import.meta.dirname, '..')

export function billOfMaterials() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const components = new Map<string, ReturnType<typeof componentOf>>()
  for (const [path, entry] of Object.entries(lockedPackages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue
    const component = componentOf(nameOf(path), entry)
    components.set(component.purl, component)
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'understory', version } },
    components: [...components.values()],
  }
}

function componentOf(name: string, { version = '', license, integrity = '' }: LockedPackage) {
  const [algorithm, digest = ''] = integrity.split('-')
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  }
}

if (import.meta.main) console.log(JSON.stringify(billOfMaterials(), null, 2))
