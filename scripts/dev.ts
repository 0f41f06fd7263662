// Runs server and web app with hot reload.
import { spawn } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const server = spawn(process.execPath, ['--watch', join(root, 'apps', 'server', 'src', 'main.ts')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const vite = await createServer({ configFile: join(root, 'apps', 'web', 'vite.config.ts') })
await vite.listen()
vite.watcher.on('change', (file) => {
  if (basename(dirname(file)) !== 'messages') return
  spawn(process.execPath, [join(root, 'scripts', 'build-content.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
})
console.log(`Understory is at ${vite.resolvedUrls?.local[0]}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.kill()
    await vite.close()
    process.exit(0)
  })
}
