import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

const DEPTH = 64
/** Limits on keys per object and in total: parsing a million takes seconds. */
const NAMES_PER_OBJECT = 1_000
const NAMES = 600_000

export function acceptJson(app: FastifyInstance): void {
  const parse = jsonParser(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, String(body), done),
  )
}

type Done = (error: Error | null, body?: unknown) => void

/** Parses JSON, rejecting shapes that would block the event loop or overflow the stack. */
function jsonParser(app: FastifyInstance): (request: FastifyRequest, text: string, done: Done) => void {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text, done) => {
    if (isOversizedJson(text)) done(new ProblemError('invalid-json'))
    else parse(request, text, done)
  }
}

/** What a text holds; undefined where it's no JSON. A parser's message would quote the text. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counts brackets and keys without parsing; skips strings, which may hold a whole recording. */
export function isOversizedJson(json: string): boolean {
  const namesAt = new Uint32Array(DEPTH + 1)
  let depth = 0
  let names = 0
  for (let index = 0; index < json.length; index++) {
    const unit = json.charCodeAt(index)
    if (unit === 0x22) index = endOfString(json, index)
    else if (unit === 0x5b || unit === 0x7b) {
      if (++depth > DEPTH) return true
      namesAt[depth] = 0
    } else if (unit === 0x5d || unit === 0x7d) depth--
    else if (unit === 0x3a) {
      const inThis = (namesAt[depth] ?? 0) + 1
      namesAt[depth] = inThis
      if (inThis > NAMES_PER_OBJECT || ++names > NAMES) return true
    }
  }
  return false
}

/** End of the string that starts at `start`; end of input if unterminated. */
function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end < 0 ? json.length : end
}

function isEscaped(json: string, index: number): boolean {
  let before = index - 1
  while (json.charCodeAt(before) === 0x5c) before--
  return (index - before) % 2 === 0
}
