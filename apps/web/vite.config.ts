import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** pluralize exports only if `require` exists, which a bundle doesn't have. */
const keepPluralize: Plugin = {
  name: 'keep-pluralize',
  transform(code, id) {
    if (!id.endsWith('/pluralize/pluralize.js')) return null
    return { code: code.replace("typeof require === 'function' && ", ''), map: null }
  },
}

/** There is one style sheet and no module preloading, so Vite's preload helper isn't needed. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), keepPluralize, plainImports],
  // The shim is for React versions without the hook.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  worker: { plugins: () => [keepPluralize] },
  build: {
    // No data: URLs, because the content security policy blocks them for scripts and worklets.
    assetsInlineLimit: 0,
    // Each page lists its own modules (build-web.ts); preload lists would enlarge all of them.
    modulePreload: false,
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        // Only entry chunks are named, to shorten the list in the first script.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        // Small modules shared by most screens are one file: fewer requests and better compression.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'shell', tags: ['$initial'], test: /\/src\/(?!main\.)/, priority: 2 },
            { name: 'queries', test: /@tanstack|\/src\/api\//, minShareCount: 10 },
            { name: 'parts', test: /\/src\/ui\//, minShareCount: 12, maxModuleSize: 1500 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
