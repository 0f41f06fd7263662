import { configDefaults, defineConfig } from 'vitest/config'

// A zone far from UTC, with a quarter-hour offset: code that leans on UTC fails at once.
process.env.TZ = 'Asia/Kathmandu'

const exclude = [...configDefaults.exclude, 'e2e/**']

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
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude, testTimeout: 60_000 },
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
