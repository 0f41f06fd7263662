// Learns how the coach finds a case and what a follow-up wants: npm run fit:coach. Needs python3 with numpy.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { encodeForCases } from '../encode.ts'
import { cacheFolder, exportTexts } from './finder/export.ts'
import { fitActs } from './fit-acts.ts'

await fitActs()
await exportTexts(cacheFolder, encodeForCases)
const script = join(import.meta.dirname, 'finder/fit.py')
const target = join(import.meta.dirname, '../../packages/coach/fitted/finder.json')
const { status } = spawnSync('python3', [script, cacheFolder, target], { stdio: 'inherit' })
process.exit(status ?? 1)
