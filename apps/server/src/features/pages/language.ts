import {
  LANGUAGE_COOKIE,
  SCREEN_LANGUAGES,
  type ScreenLanguage,
  screenLanguage,
} from '@understory/contract/screen-language'
import type { FastifyRequest } from 'fastify'

/** What a page depends on beside its address. */
export const LANGUAGE_VARIES = 'Cookie, Accept-Language'

/** More than any browser sends; what stands behind it is not read. */
const MOST_TAGS = 20

/** The language of the screens for a request: the one that was chosen, else the first that the browser asks for. */
export function languageOf({ cookies, headers }: FastifyRequest): ScreenLanguage {
  return screenLanguage(cookies[LANGUAGE_COOKIE]) ?? asked(headers['accept-language'] ?? '') ?? SCREEN_LANGUAGES[0]
}

/** The best of an Accept-Language header; a region does not matter, and what weighs nothing is not wanted. */
function asked(header: string): ScreenLanguage | undefined {
  const tags = header.split(',', MOST_TAGS).flatMap((part) => {
    const [tag = '', weight = 'q=1'] = part.split(';', 2).map((piece) => piece.trim().toLowerCase())
    const language = screenLanguage(tag.split('-', 1)[0])
    const quality = Number(weight.slice(2))
    return language && quality > 0 ? [{ language, quality }] : []
  })
  return tags.toSorted((a, b) => b.quality - a.quality)[0]?.language
}
