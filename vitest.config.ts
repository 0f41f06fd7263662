import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

// A zone far from UTC, with a quarter-hour offset: code that leans on UTC fails at once.
process.env.TZ = 'Asia/Kathmandu'

const exclude = [...configDefaults.exclude, 'e2e/**']
const webTests = 'apps/web/src/**/*.test.{ts,tsx}'
/** Tests that put something of their own in the place of modules or of the browser; `fetch` alone is given back by each. */
const standIns = globSync(webTests, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|resetModules)\b|stubGlobal\(\s*'(?!fetch')/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

export default defineConfig({
  test: {
    exclude,
    // A busy machine is no failure: the patience below is for it, the workers are as many as there are processors.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
          // Pure functions leave nothing behind: loading their dictionaries once takes half the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: [webTests],
          exclude: [...exclude, ...standIns],
          testTimeout: 60_000,
          // So do these: the screens are loaded once for all of them.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        // What stands in for a module or for the browser must not be met by others.
        test: { name: 'web-stand-ins', include: standIns, exclude, testTimeout: 60_000, pool: 'threads' },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // These take minutes: npm run test:soak.
          exclude: [...exclude, 'apps/server/src/soak/**'],
          testTimeout: 60_000,
          isolate: false,
          globalSetup: 'apps/server/src/testing/postgres-server.ts',
        },
      },
    ],
  },
})
