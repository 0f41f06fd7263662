import { expect, test } from 'vitest'
import acts from '../../../packages/coach/fitted/acts.json' with { type: 'json' }
import hearers from '../../../packages/coach/fitted/hearers.json' with { type: 'json' }
import { model } from '../../../packages/coach/src/find/fitted.ts'
import { actSources } from '../export-acts.ts'
import { hearerSources } from '../export-hearers.ts'
import { sourcesOf } from './export.ts'

test.each([
  ['the finder, of the cases', 'fit:coach', model.sources, sourcesOf],
  ['what a follow-up wants', 'fit:coach', acts.sources, actSources],
  ['to whom people speak in a context', 'fit:hearers', hearers.sources, hearerSources],
])('%s: fitted on the data as it stands; else run npm run %s', (_what, _script, sources, sourcesNow) => {
  expect(sources).toBe(sourcesNow())
})
