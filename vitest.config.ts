import { configDefaults, defineConfig } from 'vitest/config'

// A zone far from UTC, with a quarter-hour offset: code that leans on UTC fails at once.
process.env.TZ = 'Asia/Kathmandu'

const exclude = [...configDefaults.exclude, 'e2e/**']

export default defineConfig({
  test: {
    exclude,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          testTimeout: 20_000,
          globalSetup: 'apps/server/src/testing/postgres-server.ts',
        },
      },
    ],
  },
})
