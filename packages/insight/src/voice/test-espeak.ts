import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const answers = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Whether espeak-ng and sox are installed; tests that need them are skipped otherwise. */
export const hasEspeak: boolean = answers('espeak-ng') && answers('sox')

/** Start of the Rainbow Passage (public domain): 72 words, 97 syllables. */
export const RAINBOW =
  'When the sunlight strikes raindrops in the air, they act as a prism and form a rainbow. The rainbow is a division of white light into many beautiful colors. These take the shape of a long round arch, with its path high above, and its two ends apparently beyond the horizon. There is, according to legend, a boiling pot of gold at one end. People look, but no one ever finds it.'
export const RAINBOW_WORDS = 72
export const RAINBOW_SYLLABLES = 97

type Voice = { readonly voice?: string; readonly speed?: number; readonly isMarkup?: boolean }

const RAW_16_BITS = '-r 16000 -c 1 -b 16 -e signed -t raw'.split(' ')

/** Speech by espeak-ng at 16 kHz, with sox effects. */
export function espeak(
  text: string,
  { voice = 'en-us', speed = 145, isMarkup = false }: Voice = {},
  effects: readonly string[] = [],
): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'))
  try {
    const raw = join(folder, 'raw.wav')
    const out = join(folder, 'out.raw')
    const words = join(folder, 'words.txt')
    writeFileSync(words, text)
    run('espeak-ng', ['-v', voice, '-s', String(speed), ...(isMarkup ? ['-m'] : []), '-w', raw, '-f', words])
    run('sox', ['-R', '-v', '0.8', raw, ...RAW_16_BITS, out, ...effects])
    const bytes = readFileSync(out)
    return Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(i * 2) / 32_768)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, parameters: readonly string[]): void {
  const result = spawnSync(command, parameters, { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`${command}: ${result.stderr}`)
}
