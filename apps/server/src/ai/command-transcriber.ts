import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endedBy, TRANSCRIBE_MILLISECONDS, TRANSCRIPT_BYTES, type Transcriber } from './transcriber.ts'
import { readPrinted } from './transcript.ts'

/** Placeholder for the path of the recording. */
const PLACE = '{wav}'
const FOLDER = 'understory-audio-'
/** Environment variables passed to the command; none of them is a secret. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'CUDA_VISIBLE_DEVICES',
]

/**
 * A transcriber that runs a local command with `{wav}` in it. The command prints plain text or JSON in the format of
 * OpenAI's transcriptions.
 */
export function commandTranscriber(command: string, milliseconds = TRANSCRIBE_MILLISECONDS): Transcriber {
  return {
    name: command.trim().split(/\s/)[0]?.split(/[\\/]/).at(-1) ?? 'command',
    leaves: null,
    transcribe: async (wav, signal) => {
      const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`))
      try {
        const file = join(folder, 'recording.wav')
        await writeFile(file, wav, { mode: 0o600 })
        const bounded = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])
        return readPrinted(await print(command.replaceAll(PLACE, quoted(file)), bounded))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Deletes recordings left behind when the process was killed while a command ran. */
export async function sweepRecordings(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = name.startsWith(FOLDER) ? Number(name.slice(FOLDER.length).split('-')[0]) : Number.NaN
    if (maker > 0 && !isRunning(maker)) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// Only a temporary folder with a space in its path needs the quotes.
const quoted = (file: string) => `"${file}"`

function print(command: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32'
    const child = spawn(command, {
      shell: true,
      // Its own process group: killing only the shell would leave the recognizer running.
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    })
    const stop = () => end(child, isWindows)
    const chunks: Buffer[] = []
    let bytes = 0
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > TRANSCRIPT_BYTES) stop()
      else chunks.push(chunk)
    })
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    const settle = (code: number | null) => {
      signal.removeEventListener('abort', stop)
      if (code === 0 && bytes <= TRANSCRIPT_BYTES && !signal.aborted) resolve(Buffer.concat(chunks).toString('utf8'))
      else reject(endedBy(signal, 'refused'))
    }
    child.on('error', () => settle(null))
    child.on('close', settle)
  })
}

function end(child: ChildProcess, isWindows: boolean): void {
  if (child.pid === undefined) return
  try {
    if (isWindows) child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It had already exited.
  }
}
