import { existsSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Plugin } from 'vite'

/** pluralize, which counts syllables' endings, looks for `require` before it exports; a bundle has none and would lose it. */
const keepPluralize: Plugin = {
  name: 'keep-pluralize',
  transform(code, id) {
    if (!id.endsWith('/pluralize/pluralize.js')) return null
    return { code: code.replace("typeof require === 'function' && ", ''), map: null }
  },
}

/** There is one style sheet and no list of what to load ahead: an import is only an import. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
}

/** A group of chunks made of these files, in every language. A name that no file has any more would leave its group unseen. */
function groupOf(paths: readonly string[]): (id: string) => boolean {
  const wanted = new Set(paths.map((path) => normalizePath(join(import.meta.dirname, path))))
  for (const file of wanted)
    if (!existsSync(file)) throw new Error(`A group of chunks names ${file}, which is not there.`)
  return (id) => wanted.has(id.replace(/\/words\/\w+\//, '/words/en/'))
}

/** What nearly every screen draws with, and what those with something to fill in add to it. */
const COMMON = groupOf([
  'src/ui/art/plant.tsx',
  'src/ui/art/scene.tsx',
  'src/ui/badge.tsx',
  'src/ui/card.tsx',
  'src/ui/chip.tsx',
  'src/ui/link.tsx',
])
const FORMS = groupOf([
  'src/ui/checkbox.tsx',
  'src/ui/control-class.ts',
  'src/ui/copy-button.tsx',
  'src/ui/field-context.ts',
  'src/ui/field.tsx',
  'src/ui/input.tsx',
  'src/ui/phrase.tsx',
  'src/ui/select.tsx',
  'src/ui/switch-row.tsx',
  'src/ui/switch.tsx',
  'src/ui/text-area.tsx',
])

/** A few lines each, which many screens need: together they are one request and not a dozen. */
const SMALL = groupOf([
  '../../packages/contract/src/contexts.ts',
  '../../packages/contract/src/limits.ts',
  'src/api/error.ts',
  'src/api/fetch-parts.ts',
  'src/lib/clock-time.ts',
  'src/lib/random-id.ts',
  'src/lib/running-recordings.ts',
  'src/lib/save-file.ts',
  'src/lib/words/en/context.ts',
  'src/lib/words/en/problems.ts',
  'src/lib/words/en/waiting.ts',
  'src/lib/worker-call.ts',
  'src/storage/forest-mark.ts',
  'src/storage/open-conversation.ts',
  'src/storage/session-text.ts',
  'src/ui/error-line.tsx',
  'src/ui/visually-hidden.tsx',
])

/** What somebody has grown so far, and the groups of the dashboard: small files that are wanted together. */
const GROWTH = groupOf([
  '../../packages/forest/src/dashboard.ts',
  '../../packages/forest/src/words/en/groups.ts',
  'src/lib/duration.ts',
  'src/lib/figures.ts',
  'src/lib/growth.ts',
  'src/lib/leafprint.ts',
  'src/lib/use-today.ts',
  'src/lib/words/en/progress.ts',
  'src/storage/progress.ts',
  'src/storage/sprout.ts',
  'src/storage/stored-list.ts',
  'src/storage/use-sprout.ts',
])

/** What a page keeps the server's answers with. */
const QUERIES = /node_modules\/@tanstack\/(?:query-core|react-query)|src\/api\/(?:query-client|queries)\./

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), keepPluralize, plainImports],
  // React has the hook that the shim makes for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  worker: { plugins: () => [keepPluralize] },
  build: {
    // Nothing may become a data: address: the content security policy refuses scripts and worklets that are one.
    assetsInlineLimit: 0,
    // Pages name what they are made of (build-web.ts); lists of what each later import needs would weigh on all of them.
    modulePreload: false,
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        // Names of what no page opens by itself would only lengthen the list that the first script carries.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        // What nearly every screen needs comes in one file; many small ones compress worse and cost a request each. What
        // only comes with a request, a dialog or a form stays out of it, however many screens have one.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'shell', tags: ['$initial'], test: /\/src\/(?!main\.)/, priority: 2 },
            { name: 'queries', test: QUERIES, minShareCount: 2 },
            { name: 'common', test: COMMON, minShareCount: 10 },
            { name: 'growth', test: GROWTH, minShareCount: 2 },
            { name: 'forms', test: FORMS, minShareCount: 5 },
            { name: 'small', test: SMALL, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
