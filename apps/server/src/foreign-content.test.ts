import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UNKNOWN_REQUESTS } from './testing/access-matrix.ts'
import { testApp } from './testing/app.ts'

const web = join(import.meta.dirname, '..', '..', 'web')
/** What a browser fetches by itself; links don't count. */
const FETCHED =
  /(?:\bsrc|srcset|poster|<link[^>]*\bhref)\s*=\s*\\?["']?(?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\/|@import\s+["'](?:https?:)?\/\/|(?:fetch|import|importScripts|EventSource|WebSocket)\(\s*["'`](?:https?|wss?):/i

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesIn(path)
    return /\.(?:html|css|svg|webmanifest|tsx?|js)$/.test(name) && !name.includes('.test.') ? [path] : []
  })
}

test('C2 makes no browser fetch from other sites: pages, styles, drawings, scripts', () => {
  const folders = ['src', 'public', 'dist'].map((name) => join(web, name)).filter(existsSync)
  const files = [join(web, 'index.html'), ...folders.flatMap(filesIn)]
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => FETCHED.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('C2 returns no recording and nothing renderable from the API', async () => {
  const { app } = await testApp({ rateLimitScale: 1000 })
  const types = new Set<unknown>()
  for (const { method, url, body } of UNKNOWN_REQUESTS.flat()) {
    const request = { method, url, ...(body !== undefined && { payload: Object(body) }) }
    const { headers, statusCode } = await app.inject(request)
    if (statusCode !== 204) types.add(String(headers['content-type']).split(';')[0])
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  expect([...types]).toEqual(['application/json'])
})
