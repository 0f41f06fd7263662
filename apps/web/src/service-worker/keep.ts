import type { BuildList } from './build-list.ts'

const PREFIX = 'understory-'
/** Fewer than a browser would ask for by itself: somebody may be using the page meanwhile. */
const AT_ONCE = 3

const prefixOf = ({ version }: BuildList) => `${PREFIX}${version}-`

/** A build as it is kept, in the language that was kept last; undefined where none is. */
export async function keptBuild(list: BuildList): Promise<Cache | undefined> {
  for (const name of (await caches.keys()).toReversed()) {
    if (name.startsWith(prefixOf(list)) && (await isWhole(list, name))) return caches.open(name)
  }
  return undefined
}

/** The page that every build has comes last: a browser that was closed in the midst of it leaves none. */
async function isWhole({ openPage }: BuildList, name: string): Promise<boolean> {
  return (await caches.match(openPage, { cacheName: name, ignoreVary: true })) !== undefined
}

/** Keeps every page and file of a build, in the language in which the server sends its pages to this browser. */
export async function keepBuild(list: BuildList): Promise<void> {
  const first = await fetch('/', { cache: 'no-cache' })
  const language = first.headers.get('content-language') ?? ''
  if (!isOurs(first, language)) throw new Error(`/: ${first.status}`)
  const assets = new Set(list.assets[language])
  const pages = new Set([...Object.keys(list.pages), list.openPage])
  const cache = await caches.open(prefixOf(list) + language)
  const waiting = [...pages, ...list.files, ...assets].filter((address) => address !== list.openPage)
  const keepOne = async (address: string) => {
    const isAsset = assets.has(address)
    // The same name is the same file, whichever build brought it.
    const known = isAsset ? await caches.match(address, { ignoreVary: true }) : undefined
    const response = known ?? (await fetch(address, { cache: isAsset ? 'default' : 'no-cache' }))
    // A page that the server refuses now would be missing later: then this build is not kept, and tried again.
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
    // Half a build would stand in the way of a whole one.
    await caches.delete(prefixOf(list) + language)
    throw cause
  }
}

/**
 * Whether our server sent this: a page in a language, or a file for null. Something on the way, such as a proxy that asks for
 * a password, may answer in its place, and with 200; kept, that would stand there until the next build.
 */
function isOurs({ ok, redirected, headers }: Response, language: string | null): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isInLanguage = language !== '' && headers.get('content-language') === language
  return ok && !redirected && isPage === (language !== null) && (language === null || isInLanguage)
}

/** Keeps the build in the language that is read now, and forgets it in every other. */
export async function keepInLanguage(list: BuildList, language: string): Promise<void> {
  const wanted = prefixOf(list) + language
  if (!list.assets[language] || (await isWhole(list, wanted))) return
  await keepBuild(list)
  if (await isWhole(list, wanted)) await forget((name) => name.startsWith(prefixOf(list)) && name !== wanted)
}

/** Forgets all builds but this one and the one before it, whose pages may still stand open in another tab. */
export async function forgetOldBuilds(list: BuildList): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const first = own.findIndex((name) => name.startsWith(prefixOf(list)))
  // One that came after this may still be on its way.
  const earlier = own.slice(0, first < 0 ? own.length : first)
  // Of one whose browser was closed in the midst of it there is only a part.
  const areWhole = await Promise.all(earlier.map((name) => isWhole(list, name)))
  const before = earlier.findLast((_, index) => areWhole[index])
  await forget((name) => earlier.includes(name) && name !== before)
}

async function forget(isOver: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOver).map((name) => caches.delete(name)))
}
