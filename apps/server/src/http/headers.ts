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

/**
 * What the pages use of a browser, and what they never will. Copying needs no name: a page has it by default, as long as no
 * header takes it away. Chromium writes a warning to the console for each name that it does not know. Today's knows all of
 * these; one from before a feature warns about it, and does no more than that.
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
