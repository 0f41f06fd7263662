import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNKNOWN_REQUESTS } from '../testing/access-matrix.ts'
import { testApp } from '../testing/app.ts'
import { report } from '../testing/running-server.ts'

const CASES = Number(process.env.SOAK_CASES ?? 2_000)

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
          const body = payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }
          const response = await app.inject({ method, url: url + (url.includes('?') ? '' : query), ...body })
          asked++
          expect(response.statusCode).toBeLessThan(500)
        }),
        { numRuns: Math.ceil(CASES / cases.length) },
      )
    }
  }
  report('fuzz', { asked })
})
