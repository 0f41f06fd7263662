import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

const DEPTH = 64
/** Names in one object, and in all of them: a million take seconds to read, and nobody's data has them. */
const NAMES_PER_OBJECT = 1_000
const NAMES = 600_000

/** JSON bodies alone. */
export function acceptJson(app: FastifyInstance): void {
  const parse = jsonParser(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, String(body), done),
  )
}

type Done = (error: Error | null, body?: unknown) => void

/** Reads JSON, and none of a shape that reading it would hold the event loop or overflow a stack. */
export function jsonParser(app: FastifyInstance): (request: FastifyRequest, text: string, done: Done) => void {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text, done) => {
    if (isMonstrous(text)) done(new ProblemError('invalid-json'))
    else parse(request, text, done)
  }
}

/** Counts brackets and names without parsing; strings are jumped over, since one may be a whole recording. */
export function isMonstrous(json: string): boolean {
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

/** Where the string that opens at `start` closes; the end of all where it does not. */
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
