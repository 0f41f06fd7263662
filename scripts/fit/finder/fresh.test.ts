import { expect, test } from 'vitest'
import { model } from '../../../packages/coach/src/find/fitted.ts'
import { sourcesOf } from './export.ts'

test('the fitted finder was learned from the cases as they stand; else run npm run fit:coach', () => {
  expect(model.sources).toBe(sourcesOf())
})
