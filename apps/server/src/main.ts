import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readSettings } from './env.ts'

// Caches compiled sources: starting takes a fifth less CPU. Read-only installations, such as the image, compile every
// time.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'node'))

try {
  // Invalid settings are reported before the server is loaded.
  const settings = readSettings(process.env)
  const { serve } = await import('./serve.ts')
  await serve(settings)
} catch (error) {
  process.stderr.write(`Understory could not start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
