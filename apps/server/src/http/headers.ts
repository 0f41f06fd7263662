import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForApi } from './api-request.ts'
import { isLoopbackName } from './caller.ts'

/** No inline script, style or foreign origin at all: what the pages show is built, never injected. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const EVERYWHERE = Object.freeze({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  // Features that a browser does not know print a warning on every page, so the list is short and exact.
  'permissions-policy': 'microphone=(self), clipboard-write=(self), camera=(), geolocation=(), payment=(), usb=()',
})

/** Browsers complain about these on plain http outside loopback, where they would have no effect. */
const WHERE_TRUSTWORTHY = Object.freeze({ 'cross-origin-opener-policy': 'same-origin' })
const OVER_HTTPS = Object.freeze({ 'strict-transport-security': 'max-age=63072000; includeSubDomains' })

/** The same security headers on every response, set before anything can fail. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
}

/** Also for what Fastify refuses before any hook runs. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https'
  reply.headers(EVERYWHERE)
  if (secure || isLoopbackName(request.hostname)) reply.headers(WHERE_TRUSTWORTHY)
  if (secure) reply.headers(OVER_HTTPS)
  if (isForApi(request)) reply.header('cache-control', 'no-store')
}
