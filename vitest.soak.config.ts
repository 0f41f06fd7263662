import { defineConfig } from 'vitest/config'

process.env.TZ = 'Asia/Kathmandu'

// What takes minutes: one file after another, since each wants the machine for itself.
export default defineConfig({
  test: {
    include: ['apps/server/src/soak/**/*.test.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    globalSetup: 'apps/server/src/testing/postgres-server.ts',
  },
})
