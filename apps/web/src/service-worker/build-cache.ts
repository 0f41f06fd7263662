import type { BuildList } from './build-list.ts'

const PREFIX = 'understory-'
/** Parallel requests; fewer than a browser's own limit, because someone may be using the page. */
const AT_ONCE = 3

const prefixOf = ({ version }: BuildList) => `${PREFIX}${version}-`

/** The cached build, in the language cached last; undefined if none. */
export async function cachedBuild(list: BuildList): Promise<Cache | undefined> {
  for (const name of (await caches.keys()).toReversed()) {
    if (name.startsWith(prefixOf(list)) && (await isWhole(list, name))) return caches.open(name)
  }
  return undefined
}

/** Cached last, so it is missing if the browser closed early. */
async function isWhole({ openPage }: BuildList, name: string): Promise<boolean> {
  return (await caches.match(openPage, { cacheName: name, ignoreVary: true })) !== undefined
}

/** Caches a build's pages and files in the language the server sends. */
export async function cacheBuild(list: BuildList): Promise<void> {
  const first = await fetch('/', { cache: 'no-cache' })
  const language = first.headers.get('content-language') ?? ''
  if (!isOurs(first, language)) throw new Error(`/: ${first.status}`)
  const assets = new Set(list.assets[language])
  const pages = new Set([...Object.keys(list.pages), list.openPage])
  const cache = await caches.open(prefixOf(list) + language)
  const waiting = [...pages, ...list.files, ...assets].filter((address) => address !== list.openPage)
  const keepOne = async (address: string) => {
    const isAsset = assets.has(address)
    // A hashed file is the same in every build.
    const known = isAsset ? await caches.match(address, { ignoreVary: true }) : undefined
    const response = known ?? (await fetch(address, { cache: isAsset ? 'default' : 'no-cache' }))
    // A build with a missing page isn't cached; it is retried later.
    if (!isOurs(response, pages.has(address) ? language : null)) throw new Error(`${address}: ${response.status}`)
    await cache.put(address, response)
  }
  const keepNext = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await keepOne(address)
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext))
    await keepOne(list.openPage)
  } catch (cause) {
    // Removes the incomplete build.
    await caches.delete(prefixOf(list) + language)
    throw cause
  }
}

/**
 * Whether our server sent this, as a page in a language or, for null, a file. A proxy's login page may also have status
 * 200, and would stay cached until the next build.
 */
function isOurs({ ok, redirected, headers }: Response, language: string | null): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isInLanguage = language !== '' && headers.get('content-language') === language
  return ok && !redirected && isPage === (language !== null) && (language === null || isInLanguage)
}

/** Caches the build in the current language and deletes others. */
export async function cacheLanguage(list: BuildList, language: string): Promise<void> {
  const wanted = prefixOf(list) + language
  if (!list.assets[language] || (await isWhole(list, wanted))) return
  await cacheBuild(list)
  if (await isWhole(list, wanted)) await forget((name) => name.startsWith(prefixOf(list)) && name !== wanted)
}

/** Deletes all builds but this and the previous one, whose pages may still be open. */
export async function deleteOldBuilds(list: BuildList): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const first = own.findIndex((name) => name.startsWith(prefixOf(list)))
  // A newer build may still be downloading.
  const earlier = own.slice(0, first < 0 ? own.length : first)
  // Incomplete if the browser closed meanwhile.
  const areWhole = await Promise.all(earlier.map((name) => isWhole(list, name)))
  const before = earlier.findLast((_, index) => areWhole[index])
  await forget((name) => earlier.includes(name) && name !== before)
}

async function forget(isOver: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOver).map((name) => caches.delete(name)))
}
