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

/** Counts brackets without parsing; those inside strings do not count. */
function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0
  let quoted = false
  for (let index = 0; index < json.length; index++) {
    const unit = json.charCodeAt(index)
    if (quoted) {
      if (unit === 0x5c) index++
      else if (unit === 0x22) quoted = false
    } else if (unit === 0x22) quoted = true
    else if (unit === 0x5b || unit === 0x7b) {
      if (++depth > limit) return true
    } else if (unit === 0x5d || unit === 0x7d) depth--
  }
  return false
}
