import { decodeWav } from '@understory/wav/decode'
import { encodeWav } from '@understory/wav/encode'
import { randomSource } from '@understory/wav/test-files'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNKNOWN_REQUESTS } from '../testing/access-matrix.ts'
import { testApp } from '../testing/app.ts'
import { report } from '../testing/running-server.ts'

const HEADERS = Number(process.env.SOAK_HEADERS ?? 200_000)
const CASES = Number(process.env.SOAK_CASES ?? 2_000)
const MOST_SECONDS = 300

test(`I3 survives ${HEADERS} mutated WAV headers`, () => {
  const sound = encodeWav(new Float32Array(1_600).fill(0.1), 16_000)
  const random = randomSource(7)
  let taken = 0
  const started = process.cpuUsage()
  for (let count = 0; count < HEADERS; count++) {
    const bytes = sound.slice(0, 44 + Math.floor(random() * 200))
    for (let change = 0; change < 1 + random() * 6; change++) {
      const at = Math.floor(random() * 44)
      bytes[at] = random() < 0.3 ? 0xff : random() < 0.5 ? 0 : Math.floor(random() * 256)
    }
    const decoded = decodeWav(bytes, { maxSeconds: MOST_SECONDS })
    if (!decoded.ok) continue
    taken++
    const seconds = decoded.samples.length / decoded.sampleRate
    if (!(seconds > 0 && seconds <= MOST_SECONDS)) throw new Error(`Taken for ${seconds} seconds.`)
  }
  report('recordings', { headers: HEADERS, taken, microsecondsEach: process.cpuUsage(started).user / HEADERS })
})

const STRINGS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  'e\u0301'.repeat(500),
  '\u{1f468}\u200d\u{1f469}',
  'NaN',
  '../../x',
  "' OR 1=1 --",
  '{{7*7}}',
  '<script>',
  '\ufeff',
  '%00',
  'a'.repeat(30_000),
]
const anything = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(...STRINGS, null, true, -1, 0, 1e308, 2 ** 53, [], {}, [[]], { a: { b: {} } }),
  },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false, withBigInt: false }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

/** A valid body with one or two values changed, or none. */
function mutated(body: unknown): fc.Arbitrary<unknown> {
  if (typeof body !== 'object' || body === null) return anything
  const names = Object.keys(body)
  const changed = fc
    .tuple(fc.constantFrom('extra', ...names), anything, fc.constantFrom('extra', ...names), anything)
    .map(([one, first, other, second]) => ({ ...body, [one]: first, [other]: second }))
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: anything })
}

test(`I7 responds below 500 to ${CASES} malformed requests per route`, async () => {
  const { app } = await testApp({ rateLimitScale: 1_000_000 })
  let asked = 0
  for (const cases of UNKNOWN_REQUESTS) {
    for (const { method, url, body } of cases) {
      const input = fc.tuple(
        mutated(body ?? {}),
        fc.constantFrom('', '?before=x', '?a[]=1', '?%', `?search=${'%F0'.repeat(9)}`),
      )
      await fc.assert(
        fc.asyncProperty(input, async ([given, query]) => {
          const payload = method === 'GET' ? undefined : (JSON.stringify(given) ?? 'undefined')
          const response = await app.inject({
            method,
            url: url + (url.includes('?') ? '' : query),
            headers: { ...(payload !== undefined && { 'content-type': 'application/json' }) },
            ...(payload !== undefined && { payload }),
          })
          asked++
          expect(response.statusCode).toBeLessThan(500)
        }),
        { numRuns: Math.ceil(CASES / cases.length) },
      )
    }
  }
  report('fuzz', { asked })
})
