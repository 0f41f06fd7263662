import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

const DEPTH = 64

/** JSON bodies alone, and none so deep that reading it would hold the event loop or overflow a stack. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeperThan(String(body), DEPTH)) done(new ProblemError('invalid-json'))
    else parse(request, String(body), done)
  })
}

/** Counts brackets without parsing; strings are jumped over, since one may be a whole recording. */
function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0
  for (let index = 0; index < json.length; index++) {
    const unit = json.charCodeAt(index)
    if (unit === 0x22) index = endOfString(json, index)
    else if (unit === 0x5b || unit === 0x7b) {
      if (++depth > limit) return true
    } else if (unit === 0x5d || unit === 0x7d) depth--
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
