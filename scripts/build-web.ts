// Builds the web app into apps/web/dist, once for each language of its screens: bundles, then every page as HTML that needs
// no script for its first view, then both compressed forms of each file. The server sends what stands there and computes
// nothing.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'
import { SCREEN_LANGUAGES, type ScreenLanguage } from '@understory/contract/screen-language'
import { build } from 'vite'
import type { BuildList } from '../apps/web/src/service-worker/build-list.ts'
import { inLanguage } from './in-language.ts'
import { overweight } from './web-budget.ts'

type Prerender = typeof import('../apps/web/src/prerender.tsx')
type Rendered = Awaited<ReturnType<Prerender['renderPages']>>[number]
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps', 'web')
const dist = join(web, 'dist')
const cache = join(root, 'node_modules', '.cache')
const configFile = join(web, 'vite.config.ts')
const gzip = promisify(zlib.gzip)
const brotliCompress = promisify(zlib.brotliCompress)
const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/

rmSync(dist, { recursive: true, force: true })
await build({ configFile, logLevel: 'warn', build: { outDir: dist } })
const styleSheet = styleSheetOf(readFileSync(join(dist, 'index.html'), 'utf8'))
const assets = new Map<ScreenLanguage, string[]>()
const pages = await buildPages('en')
const inOtherLanguages: Rendered[] = []
for (const language of SCREEN_LANGUAGES.slice(1)) inOtherLanguages.push(...(await buildPages(language)))
rmSync(join(dist, 'index.html'))
rmSync(join(dist, '.vite'), { recursive: true })
await buildServiceWorker(pages)
await compress(dist)
const complaints = overweight(dist, [...pages, ...inOtherLanguages])
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

/** The style sheet is shared by all languages. */
function styleSheetOf(html: string): string {
  const [link] = html.match(STYLE_SHEET) ?? []
  if (!link) throw new Error('The page names no style sheet.')
  return link
}

async function buildPages(language: ScreenLanguage): Promise<Rendered[]> {
  const plugins = language === 'en' ? [] : [inLanguage(language)]
  const bundle = language === 'en' ? dist : join(cache, `web-${language}`)
  if (language !== 'en') {
    // The English build has already printed the warnings.
    await build({ configFile, plugins, logLevel: 'error', build: { outDir: bundle, emptyOutDir: true } })
    // Files without text have the same name in every language.
    cpSync(join(bundle, 'assets'), join(dist, 'assets'), { recursive: true, filter: (path) => !path.endsWith('.css') })
  }
  const styles = readdirSync(join(dist, 'assets')).filter((name) => /\.(?:css|woff2)$/.test(name))
  const others = readdirSync(join(bundle, 'assets')).filter((name) => !/\.(?:css|woff2)$/.test(name))
  assets.set(
    language,
    [...styles, ...others].map((name) => `/assets/${name}`),
  )
  const { renderPages, redirects, description } = await buildPrerender(language)
  const template = templateOf(readFileSync(join(bundle, 'index.html'), 'utf8'), language, description)
  const manifest: Manifest = JSON.parse(readFileSync(join(bundle, '.vite', 'manifest.json'), 'utf8'))
  const folder = join(dist, 'pages', language)
  mkdirSync(folder, { recursive: true })
  const pages = await renderPages()
  for (const page of pages) writeFileSync(join(folder, page.file), pageOf(page, template, manifest))
  // Addresses with ids are rendered on the client.
  writeFileSync(join(folder, 'open.html'), withScripts(template, [], manifest))
  // Same in every language.
  writeFileSync(
    join(dist, 'pages', 'table.json'),
    JSON.stringify({
      pages: Object.fromEntries(pages.map(({ address, file, search }) => [address, { file, search }])),
      redirects,
    }),
  )
  return pages.map((page) => ({ ...page, file: join(language, page.file) }))
}

async function buildPrerender(language: ScreenLanguage): Promise<Prerender> {
  const outDir = join(cache, 'web-prerender', language)
  await build({
    configFile,
    plugins: language === 'en' ? [] : [inLanguage(language)],
    // Everything is in one file here; each dynamic import would print a warning.
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, ssr: join(web, 'src', 'prerender.tsx'), manifest: false, copyPublicDir: false },
    ssr: { noExternal: true },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

function templateOf(html: string, language: ScreenLanguage, description: string): string {
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, before) => before + escapeText(description))
    .replace(STYLE_SHEET, styleSheet)
    .replace('</head>', () => `${preload('atkinson-hyperlegible-next-latin')}${preload('vollkorn-latin')}</head>`)
}

/** Preload for a font; unused ones would log a warning. */
function preload(font: string): string {
  const name = readdirSync(join(dist, 'assets')).find((file) => /^-.{8}\.woff2$/.test(file.replace(font, '')))
  if (!name) throw new Error(`The build has no font ${font}.`)
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}" />`
}

function hasItalics(html: string): boolean {
  const seen = html.replace(/<aside[^>]*max-lg:hidden.*?<\/aside>/gs, '')
  return /class="(?![^"]*max-md:hidden)(?:[^"]* )?(?:note|italic)[ "]/.test(seen)
}

/** Renders a page from the template. Inline styles are removed, because CSP blocks them. */
function pageOf({ html, title, modules }: Rendered, template: string, manifest: Manifest): string {
  return withScripts(template, modules, manifest)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace('</head>', () => `${hasItalics(html) ? preload('vollkorn-latin-italic') : ''}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html.replace(/ style="[^"]*"/g, '')}</div>`)
}

async function buildServiceWorker(pages: readonly Rendered[]): Promise<void> {
  const { redirects }: { redirects: Record<string, string> } = JSON.parse(
    readFileSync(join(dist, 'pages', 'table.json'), 'utf8'),
  )
  const list: BuildList = {
    version: fingerprint(dist),
    // Unknown addresses get not-found, rendered on the client when offline.
    pages: Object.fromEntries(
      pages.filter(({ address }) => address !== '/not-found').map(({ address, search }) => [address, search]),
    ),
    redirects,
    openPage: '/dashboard/seed/open',
    assets: Object.fromEntries(assets),
    files: readdirSync(dist).flatMap((name) => (statSync(join(dist, name)).isFile() ? [`/${name}`] : [])),
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(list) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(web, 'src', 'service-worker', 'main.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name)
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Adds all scripts that `early.js` loads once the page is visible: the page's modules and their dependencies first. */
function withScripts(template: string, modules: readonly string[], manifest: Manifest): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const wanted = new Set<string>()
  for (const key of [...modules, ...entries]) addWithNeeds(key, manifest, wanted)
  const files = [...wanted].map((key) => `/${manifest[key]?.file}`)
  return template
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replace('<script src="/early.js">', `<script src="/early.js" data-scripts="${files.join(' ')}">`)
}

function addWithNeeds(key: string, manifest: Manifest, wanted: Set<string>): void {
  if (wanted.has(key)) return
  for (const needed of manifest[key]?.imports ?? []) addWithNeeds(needed, manifest, wanted)
  wanted.add(key)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Each file beside its two compressed forms; zlib works on as many files at once as it has threads. */
async function compress(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const isText = (path: string) => /\.(?:html|js|css|svg|json|webmanifest)$/.test(path) && !path.endsWith('table.json')
  await Promise.all(
    paths.filter(isText).map(async (path) => {
      const bytes = readFileSync(path)
      // Brotli at maximum quality takes almost three times as long for 2 % less.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${path}.gz`, await gzip(bytes, { level: 9 }))
      writeFileSync(`${path}.br`, await brotliCompress(bytes, { params }))
    }),
  )
}
