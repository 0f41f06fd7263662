import { expect, test } from 'vitest'
import acts from '../../../packages/coach/fitted/acts.json' with { type: 'json' }
import classifier from '../../../packages/coach/fitted/classifier.json' with { type: 'json' }
import hearers from '../../../packages/coach/fitted/hearers.json' with { type: 'json' }
import ownWords from '../../../packages/coach/fitted/own-words.json' with { type: 'json' }
import { model } from '../../../packages/coach/src/find/fitted.ts'
import words from '../../../packages/encoder/fitted/words.json' with { type: 'json' }
import { classifierSources } from '../classifier/export.ts'
import { actSources } from '../export-acts.ts'
import { hearerSources } from '../export-hearers.ts'
import { ownWordSources } from '../own-words/export.ts'
import { sourcesOf } from './export.ts'

test.each([
  ['the finder, of the cases', 'fit:coach', model.sources, sourcesOf],
  ['what a follow-up wants', 'fit:coach', acts.sources, actSources],
  ['to whom people speak in a context', 'fit:hearers', hearers.sources, hearerSources],
  ['which builder serves a message, and what is hard', 'fit:classifier', classifier.sources, classifierSources],
  ['which words of a message fill a blank', 'fit:own-words', ownWords.sources, ownWordSources],
  ['what the encoder tells of a word', 'fit:own-words', words.sources, ownWordSources],
])('%s: fitted on the data as it stands; else run npm run %s', (_what, _script, sources, sourcesNow) => {
  expect(sources).toBe(sourcesNow())
})
