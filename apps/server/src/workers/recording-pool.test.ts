import { silence } from '@understory/insight/voice/test-sounds'
import { encodeWav } from '@understory/wav/encode'
import { expect, test, vi } from 'vitest'
import { openRecordingPool } from './recording-pool.ts'

// A worker loads the whole engine before its first recording.
vi.setConfig({ testTimeout: 60_000 })

const task = { wav: encodeWav(silence(1), 16_000), maxSeconds: 10, options: { context: 'Work' as const } }

test('reports a missing speech model once, and measures by level', async () => {
  const told: string[] = []
  const file = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', () => parentPort.postMessage({ ok: true, result: { ok: true, speechTrouble: 'CompileError' } }))
      parentPort.postMessage({ ready: true })`)}`,
  )
  const pool = openRecordingPool({ onTrouble: (trouble) => told.push(trouble), file })
  expect(pool.speechModel()).toBe('unused')
  await pool.run(task)
  await pool.run(task)
  expect([pool.speechModel(), told]).toEqual(['missing', ['CompileError']])
  await pool.close()
})

test('loads the speech model with a recording', async () => {
  const pool = openRecordingPool()
  await pool.run(task)
  expect(pool.speechModel()).toBe('ready')
  await pool.close()
})
