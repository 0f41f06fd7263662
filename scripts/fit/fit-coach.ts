// Learns how the coach finds a case and what a follow-up wants: npm run fit:coach. Needs python3 with numpy.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { encodeAll } from '../encode.ts'
import { exportActs } from './export-acts.ts'
import { cacheFolder, exportTexts } from './finder/export.ts'

await exportActs(cacheFolder)
await exportTexts(cacheFolder, encodeAll)
for (const [script, model] of [
  ['acts.py', 'acts'],
  ['finder/fit.py', 'finder'],
] as const) {
  const target = join(import.meta.dirname, `../../packages/coach/fitted/${model}.json`)
  const { status } = spawnSync('python3', [join(import.meta.dirname, script), cacheFolder, target], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
