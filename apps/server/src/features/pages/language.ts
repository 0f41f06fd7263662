import {
  LANGUAGE_COOKIE,
  SCREEN_LANGUAGES,
  type ScreenLanguage,
  screenLanguage,
} from '@understory/contract/screen-language'
import type { FastifyRequest } from 'fastify'

export const LANGUAGE_VARIES = 'Cookie, Accept-Language'

/** More than any browser sends; the rest is ignored. */
const MOST_TAGS = 20

/** The chosen language, else the first supported one of Accept-Language. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): ScreenLanguage {
  return screenLanguage(cookies[LANGUAGE_COOKIE]) ?? asked(headers['accept-language'] ?? '') ?? SCREEN_LANGUAGES[0]
}

/** Best match of an Accept-Language header, ignoring regions and weights of 0. */
function asked(header: string): ScreenLanguage | undefined {
  const tags = header.split(',', MOST_TAGS).flatMap((part) => {
    const [tag = '', weight = 'q=1'] = part.split(';', 2).map((piece) => piece.trim().toLowerCase())
    const language = screenLanguage(tag.split('-', 1)[0])
    const quality = Number(weight.slice(2))
    return language && quality > 0 ? [{ language, quality }] : []
  })
  return tags.toSorted((a, b) => b.quality - a.quality)[0]?.language
}
