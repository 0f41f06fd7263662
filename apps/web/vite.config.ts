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

/** A font that comes late is for the next page: exchanged under somebody's eyes it would move what they read. */
const fontsInTime: Plugin = {
  name: 'fonts-in-time',
  transform(code, id) {
    if (!id.endsWith('.css')) return null
    return { code: code.replace(/font-display: ?swap/g, 'font-display:optional'), map: null }
  },
}

/** There is one style sheet and no list of what to load ahead: an import is only an import. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
}

/** What nearly every screen draws with, and what those with something to fill in add to it. */
const COMMON = /src\/ui\/(?:card|chip|badge|link|art\/plant|art\/scene)\./
const FORMS =
  /src\/ui\/(?:text-area|field|field-context|control-class|copy-button|phrase|select|input|checkbox|switch|switch-row)\./

/** A few lines each, which many screens need: together they are one request and not a dozen. */
const SMALL =
  /src\/(?:lib\/(?:random-id|save-file|worker-call|clock-time|running-recordings|words\/\w+\/(?:problems|waiting|contexts))|storage\/(?:session-text|open-conversation|forest-mark)|api\/error|limits|contexts|ui\/(?:visually-hidden|error-line))\./

/** What somebody has grown so far, and the groups of the dashboard: small files that are wanted together. */
const GROWTH =
  /src\/(?:storage\/(?:sprout|use-sprout|stored-list|progress)|lib\/(?:growth|leafprint|use-today|duration|figures|words\/\w+\/progress)|dashboard|words\/\w+\/groups)\.ts/

/** What a page keeps the server's answers with. */
const QUERIES = /node_modules\/@tanstack\/(?:query-core|react-query)|src\/api\/(?:query-client|queries)\./

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), fontsInTime, keepPluralize, plainImports],
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
