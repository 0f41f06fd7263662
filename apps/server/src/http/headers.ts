import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForApi } from './api-request.ts'
import { isLoopbackName } from './caller.ts'

/** CSP: no inline scripts or styles, no foreign origins. */
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

/**
 * Permissions-Policy: features used and denied. Clipboard writing is allowed by default. Chromium warns about unknown
 * names; the current one knows all of these.
 */
const PERMISSIONS = [
  'microphone=(self)',
  'language-model=(self)',
  'translator=(self)',
  'language-detector=(self)',
  'on-device-speech-recognition=(self)',
  'camera=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ')

const EVERYWHERE = Object.freeze({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
})

/** Ignored with a warning on plain http outside loopback. */
const WHERE_TRUSTWORTHY = Object.freeze({ 'cross-origin-opener-policy': 'same-origin' })
const OVER_HTTPS = Object.freeze({ 'strict-transport-security': 'max-age=63072000; includeSubDomains' })

/** Sets security headers on every response, first of all hooks. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
}

/** Also for requests that Fastify rejects before any hook. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https'
  reply.headers(EVERYWHERE)
  if (secure || isLoopbackName(request.hostname)) reply.headers(WHERE_TRUSTWORTHY)
  if (secure) reply.headers(OVER_HTTPS)
  if (isForApi(request)) reply.header('cache-control', 'no-store')
}
