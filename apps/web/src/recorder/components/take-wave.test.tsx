import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { takeOf } from '../pcm.ts'
import { TakeWave } from './take-wave.tsx'

const RATE = 16_000

test('the waveform names its length and its loudest point', () => {
  const samples = new Float32Array(20 * RATE).map((_, at) => (Math.abs(at / RATE - 14.5) < 0.1 ? 0.8 : 0.1))
  const html = renderToStaticMarkup(<TakeWave take={takeOf(samples, RATE)} progress={0} />)
  expect(html).toContain('role="img" aria-label="Your recording as a waveform, 0:20 long, loudest at 0:14."')
})
