import { expect, test } from 'vitest'
import acts from '../../../packages/coach/fitted/acts.json' with { type: 'json' }
import hearers from '../../../packages/coach/fitted/hearers.json' with { type: 'json' }
import { model } from '../../../packages/coach/src/find/fitted.ts'
import { actSources } from '../fit-acts.ts'
import { hearerSources } from '../fit-hearers.ts'
import { sourcesOf } from './export.ts'

test('the fitted finder was learned from the cases as they stand; else run npm run fit:coach', () => {
  expect(model.sources).toBe(sourcesOf())
})

test('what a follow-up wants was fitted on the data as it stands', () => {
  expect(acts.sources, 'run npm run fit:coach').toBe(actSources())
})

test('to whom people speak in a context was fitted on the data as it stands', () => {
  expect(hearers.sources, 'run npm run fit:hearers').toBe(hearerSources())
})
