// Checks that the lock file works elsewhere: every optional platform package has an entry, no registry URL is stored,
// and workspaces agree on versions.
import { lockedPackages } from './lock.ts'

const complaints: string[] = []
for (const [path, entry] of Object.entries(lockedPackages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isInstalledFor(path, name)) complaints.push(`${path || 'the root'} names ${name}, which the lock file lacks.`)
  }
  if (entry.resolved !== undefined && !entry.link) complaints.push(`${path} holds an address: ${entry.resolved}`)
  if (path.startsWith('node_modules/') && !entry.link && !entry.integrity) complaints.push(`${path} has no checksum.`)
}
const versions = new Map<string, string>()
for (const [path, { dependencies, devDependencies }] of Object.entries(lockedPackages)) {
  if (path.includes('node_modules/')) continue
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const other = versions.get(name) ?? version
    if (other !== version) complaints.push(`${path || 'The root'} names ${name} ${version}, another of ours ${other}.`)
    versions.set(name, version)
  }
}
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)

/** Node's module resolution. */
function isInstalledFor(path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lockedPackages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (at === '') return false
  }
}
