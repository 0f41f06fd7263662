import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Output of a Praat script and its CPU seconds; undefined if Praat is not installed. */
function runPraat(script: string): { lines: string[]; processorSeconds: number } | undefined {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'praat-'))
  const file = join(folder.path, 'script.praat')
  writeFileSync(file, script)
  const { status, stdout } = spawnSync('sh', ['-c', 'praat --run "$0" && times', file], { encoding: 'utf8' })
  if (status !== 0) return undefined
  const lines = stdout.trimEnd().split('\n')
  // The last line of `times` is user and system time of children, as in 0m0.48s.
  const parts = (lines.at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)
  const processorSeconds = [...parts].reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0)
  return { lines: lines.slice(0, -2), processorSeconds }
}

/** Median pitch of each file by Praat's "To Pitch", in hertz; undefined if Praat is not installed. */
export function praatMedians(files: readonly string[]): readonly number[] | undefined {
  const one = (file: string) =>
    `Read from file: "${file}"\nTo Pitch: 0, 75, 600\nm = Get quantile: 0, 0, 0.5, "Hertz"\nappendInfoLine: m`
  return runPraat(files.map(one).join('\n'))?.lines.map(Number)
}

/** CPU seconds for pitch and intensity of a file, without startup. */
export function praatSeconds(file: string): number | undefined {
  const read = `s = Read from file: "${file}"\n`
  const measure = 'To Pitch: 0, 75, 600\nselectObject: s\nTo Intensity: 75, 0, "yes"\n'
  const spent = (script: string) => runPraat(script)?.processorSeconds ?? Number.NaN
  const quickest = (script: string) => Math.min(...[0, 1, 2].map(() => spent(script)))
  const seconds = quickest(read + measure) - quickest(read)
  return Number.isNaN(seconds) ? undefined : seconds
}
