// Runs every test: units, server and database, then journeys in a real browser. The last line counts them all.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

type Counts = { passed: number; failed: number; skipped: number }

const root = join(import.meta.dirname, '..')
const results = join(root, 'node_modules', '.cache', 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const units = runVitest()
const journeys = runPlaywright(ensureChromium())
const passed = units.passed + journeys.passed
const failed = units.failed + journeys.failed
const skipped = units.skipped + journeys.skipped
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function runVitest(): Counts {
  const file = join(results, 'vitest.json')
  const status = run('vitest/vitest.mjs', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], {})
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(file, 'utf8'))
  const failedTests = status !== 0 && numFailedTests === 0 ? 1 : numFailedTests
  return { passed: numPassedTests, failed: failedTests, skipped: numPendingTests + (numTodoTests ?? 0) }
}

function runPlaywright(chromium: string): Counts {
  const file = join(results, 'playwright.json')
  const environment = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const status = run('@playwright/test/cli.js', ['test', '--reporter=dot,json'], environment)
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats
  return { passed: expected + flaky, failed: status !== 0 && unexpected === 0 ? 1 : unexpected, skipped }
}

function run(script: string, args: string[], environment: Record<string, string>): number {
  const done = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return done.status ?? 1
}
