import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
        // Many small files compress worse and cost a request each, so small modules that most screens share are one file.
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
