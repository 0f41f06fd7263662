// Builds the web app into apps/web/dist: bundles, then every page as HTML that needs no script for its first view, then
// both compressed forms of each file. The server sends what stands there and computes nothing.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { overweight } from './web-budget.ts'

type Rendered = {
  address: string
  file: string
  title: string
  html: string
  modules: readonly string[]
  search: readonly string[]
}
type Prerender = { renderPages: () => Promise<Rendered[]>; redirects: Record<string, string> }
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps', 'web')
const dist = join(web, 'dist')
const forServer = join(root, 'node_modules', '.cache', 'web-prerender')
const quiet = { configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const

rmSync(dist, { recursive: true, force: true })
await build({ ...quiet, build: { outDir: dist } })
await build({
  ...quiet,
  // What loads lazily in a browser is all in one file here, and each such import would be warned of.
  logLevel: 'error',
  build: {
    outDir: forServer,
    emptyOutDir: true,
    ssr: join(web, 'src', 'prerender.tsx'),
    manifest: false,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
})

const prerender: Prerender = await import(pathToFileURL(join(forServer, 'prerender.js')).href)
const template = readFileSync(join(dist, 'index.html'), 'utf8')
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const pages = await prerender.renderPages()
mkdirSync(join(dist, 'pages'))
for (const page of pages) writeFileSync(join(dist, 'pages', page.file), pageOf(page))
// Pages whose address names something: their first view comes with the script.
writeFileSync(join(dist, 'pages', 'open.html'), template)
writeFileSync(
  join(dist, 'pages', 'table.json'),
  JSON.stringify({
    pages: Object.fromEntries(pages.map(({ address, file, search }) => [address, { file, search }])),
    redirects: prerender.redirects,
  }),
)
rmSync(join(dist, 'index.html'))
rmSync(join(dist, '.vite'), { recursive: true })
compress(dist)
const complaints = overweight(dist, pages)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

/** One page from the template. Inline styles go: the content security policy would refuse each with a console error. */
function pageOf({ html, title, modules }: Rendered): string {
  const preloads = chunksOf(modules)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('')
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace('</head>', () => `${preloads}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html.replace(/ style="[^"]*"/g, '')}</div>`)
}

/** The files of a page's modules that the entry does not load anyway. */
function chunksOf(modules: readonly string[]): string[] {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)
  const loaded = new Set(entry ? closure(entry[0]) : [])
  const wanted = new Set<string>()
  for (const module of modules) closure(module, wanted)
  return [...wanted].filter((key) => !loaded.has(key)).flatMap((key) => manifest[key]?.file ?? [])
}

function closure(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return [...seen]
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) compress(path)
    else if (/\.(?:html|js|css|svg|json|webmanifest)$/.test(name) && name !== 'table.json') {
      const bytes = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    }
  }
}
