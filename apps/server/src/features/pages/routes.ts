import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { ScreenLanguage } from '@understory/contract/screen-language'
import { matchAddress } from '@understory/forest/addresses'
import { practicePage } from '@understory/forest/generate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../../http/errors.ts'
import { ProblemError } from '../../http/problem.ts'
import { LANGUAGE_VARIES, languageOf } from './language.ts'

/** Build output: pages by address with their parameters, and redirects. */
type PageTable = {
  pages: Record<string, { file: string; search: readonly string[] }>
  redirects: Record<string, string>
}

const NOT_FOUND = '/not-found'
/** Page without prerendered content, for addresses with ids: seeds, shares, practice pages. */
const OPEN_PAGE = 'open.html'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
/** Only these are served by name, not source maps or compressed variants. */
const ASSET = /^[\w-][\w.-]*\.(?:js|css|svg|woff2|png|webmanifest)$/

/**
 * Serves the build: hashed files cached for a year, pages uncached, both precompressed. Without a build every page is
 * 404.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { webFolder: folder, methodsOf }: { webFolder: string; methodsOf: (request: FastifyRequest) => readonly string[] },
): Promise<void> {
  const table = readPageTable(folder)
  if (table) {
    await app.register(staticFiles, {
      root: folder,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
    })
    // Looked up per request: a new build brings new names.
    app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
      const { file } = request.params
      if (!ASSET.test(file)) throw new ProblemError('not-found')
      return reply.header('cache-control', IMMUTABLE).sendFile(`assets/${file}`)
    })
    for (const file of readdirSync(folder).filter((name) => ASSET.test(name))) {
      app.get(`/${file}`, (_request, reply) => reply.header('cache-control', REVALIDATE).sendFile(file))
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request)
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '))
      return sendProblem(request, reply, new ProblemError('method-not-allowed'))
    }
    if (!table || !isPageRequest(request)) return sendProblem(request, reply, new ProblemError('not-found'))
    const [before = '/', query = ''] = request.url.split('?', 2)
    const path = withoutSlashes(before)
    const searchParams = new URLSearchParams(query)
    const onward = own(table.redirects, path)
    if (onward !== undefined) return reply.redirect(onward, 308)
    // Keeps shared pages out of search engines.
    if (path.startsWith('/shared/')) reply.header('x-robots-tag', 'noindex')
    return sendPage(request, reply, fileFor(table, path, searchParams), statusOf(path))
  })
}

type NotFoundPage = (language: ScreenLanguage) => Buffer | undefined

/** The built page for addresses that nobody can read. Each language is read once: rate limits don't guard these requests. */
export function notFoundPage(folder: string): NotFoundPage {
  const file = readPageTable(folder)?.pages[NOT_FOUND]?.file
  const kept = new Map<ScreenLanguage, Buffer>()
  return (language) => {
    if (!file) return undefined
    const page = kept.get(language) ?? readFileSync(join(folder, 'pages', language, file))
    kept.set(language, page)
    return page
  }
}

/**
 * Answers an address that nobody can read, before any route is looked for.
 *
 * @returns false where no page is asked for, or none is built
 */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, pageIn: NotFoundPage): boolean {
  if (!isPageRequest(request)) return false
  // No hook has read the cookies yet.
  const cookies = request.server.parseCookie(request.headers.cookie ?? '')
  const language = languageOf({ headers: request.headers, cookies })
  const page = pageIn(language)
  if (!page) return false
  reply.headers({ 'cache-control': 'no-store', 'content-language': language, vary: LANGUAGE_VARIES })
  reply.code(404).type('text/html; charset=utf-8').send(page)
  return true
}

function readPageTable(folder: string): PageTable | undefined {
  const file = join(folder, 'pages', 'table.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTable) : undefined
}

function isPageRequest(request: FastifyRequest): boolean {
  const { method, url, headers } = request
  const reads = method === 'GET' || method === 'HEAD'
  return (
    reads &&
    !url.startsWith('/api/') &&
    !url.startsWith('/assets/') &&
    /\*\/\*|text\/(?:html|\*)/.test(headers.accept ?? '*/*')
  )
}

/** Strips trailing slashes; a loop, because a regular expression would backtrack. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

function fileFor(table: PageTable, path: string, search: URLSearchParams): string | undefined {
  const page = own(table.pages, path)
  if (!page) return isNowhere(path) ? own(table.pages, NOT_FOUND)?.file : OPEN_PAGE
  const given = page.search.filter((name) => search.has(name))
  if (given.length === 0) return page.file
  const exact = own(table.pages, `${path}?${given.map((name) => `${name}=${search.get(name)}`).join('&')}`)
  return exact?.file ?? OPEN_PAGE
}

const isNowhere = (path: string): boolean => matchAddress(path).address.screen === 'not-found'

function statusOf(path: string): number {
  const { address, params } = matchAddress(path)
  // Rendered on the client, which shows not-found itself.
  const isUnwritten = address.screen === 'practice' && address.kind !== 'redirect' && !practiceAt(params)
  return isNowhere(path) || isUnwritten ? 404 : 200
}

const practiceAt = ({ branch = '', slug = '' }: Readonly<Record<string, string>>) => practicePage(branch, slug)

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Sends the page in the reader's language, with `Vary` for caches. */
function sendPage(request: FastifyRequest, reply: FastifyReply, file = OPEN_PAGE, status: number): FastifyReply {
  const language = languageOf(request)
  reply.headers({ 'cache-control': REVALIDATE, 'content-language': language, vary: LANGUAGE_VARIES })
  return reply.code(status).sendFile(`pages/${language}/${file}`)
}
