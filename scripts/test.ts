// Runs all tests: units during the build, then server and database, then browser tests. The last line has the totals.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

type Counts = { passed: number; failed: number; skipped: number }

const root = join(import.meta.dirname, '..')
const results = join(root, 'node_modules', '.cache', 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const isBuilt = buildPages()
const units = runVitest(['packages', 'web', 'web-stand-ins'])
// Server tests need the built pages.
if (!(await isBuilt)) {
  await units
  process.exit(1)
}
// A third of the time is waiting, so one more worker than cores; starts while units finish.
const server = runVitest(['server'], `--maxWorkers=${availableParallelism() + 1}`)
const all = [await units, await server, await runPlaywright(ensureChromium())]
const total = (count: keyof Counts) => all.reduce((sum, counts) => sum + counts[count], 0)
const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')]
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** A build uses one core. */
async function buildPages(): Promise<boolean> {
  const build = spawn(process.execPath, [join(root, 'scripts', 'prepare.mjs')], { stdio: ['ignore', 2, 2] })
  const [status] = await once(build, 'exit')
  return status === 0
}

async function runVitest(projects: string[], ...options: string[]): Promise<Counts> {
  const file = join(results, `${projects.join('-')}.json`)
  const chosen = projects.map((name) => `--project=${name}`)
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const status = await run('vitest/vitest.mjs', ['run', ...chosen, ...options, ...reports], {})
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(file, 'utf8'))
  const failedTests = status !== 0 && numFailedTests === 0 ? 1 : numFailedTests
  return { passed: numPassedTests, failed: failedTests, skipped: numPendingTests + (numTodoTests ?? 0) }
}

async function runPlaywright(chromium: string): Promise<Counts> {
  const file = join(results, 'playwright.json')
  const environment = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const status = await run('@playwright/test/cli.js', ['test', '--reporter=dot,json'], environment)
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats
  return { passed: expected + flaky, failed: status !== 0 && unexpected === 0 ? 1 : unexpected, skipped }
}

async function run(script: string, args: string[], environment: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Servers start often, so their compiled sources are cached.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...environment },
  })
  const [status] = await once(child, 'exit')
  return status
}
