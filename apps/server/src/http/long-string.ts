import type { FastifyInstance } from 'fastify'
import { jsonParser } from './json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The endpoint's long string, as it came; undefined where the body was read whole. */
    longString: Uint8Array | undefined
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a

/**
 * Reads JSON bodies whose field `name` may be a string of megabytes: it stays bytes and the body says '' in its place.
 * Read as JSON it would hold every other request for as long as it takes to decode, to search and to check it.
 */
export function acceptLongString(scope: FastifyInstance, name: string): void {
  const parse = jsonParser(scope)
  scope.decorateRequest('longString', undefined)
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const cut = cutLongString(body, name)
    if (!cut) return parse(request, body.toString(), done)
    parse(request, cut.rest, (error, value) => {
      // Of two fields of one name the later counts, in every JSON; in another object it is another field.
      if (!error && !isEmptyIn(value, name)) return parse(request, body.toString(), done)
      request.longString = cut.long
      done(error, value)
    })
  })
}

function isEmptyIn(value: unknown, name: string): boolean {
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([key, is]) => key === name && is === '')
  )
}

type Cut = { rest: string; long: Uint8Array }

/**
 * A JSON text without the string that stands in `name`, and the bytes of that string. Nothing where it is not there or
 * is written with escapes, which only a whole reading resolves.
 */
export function cutLongString(json: Buffer, name: string): Cut | undefined {
  const start = startOfValue(json, `"${name}"`)
  if (start === undefined) return undefined
  const end = json.indexOf(QUOTE, start)
  if (end < 0) return undefined
  const long = json.subarray(start, end)
  if (long.includes(BACKSLASH)) return undefined
  return { rest: json.toString('utf8', 0, start) + json.toString('utf8', end), long }
}

/** Just behind the quote that opens the value of a key; the same letters as a value are passed by. */
function startOfValue(json: Buffer, key: string): number | undefined {
  for (let at = json.indexOf(key); at >= 0; at = json.indexOf(key, at + 1)) {
    const colon = afterSpace(json, at + key.length)
    const quote = afterSpace(json, colon + 1)
    if (json[colon] === COLON && json[quote] === QUOTE) return quote + 1
  }
  return undefined
}

function afterSpace(json: Buffer, from: number): number {
  let at = from
  while (json[at] === 0x20 || json[at] === 0x09 || json[at] === 0x0a || json[at] === 0x0d) at++
  return at
}
