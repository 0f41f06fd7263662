import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endedBy, TRANSCRIBE_MILLISECONDS, TRANSCRIPT_BYTES, type Transcriber } from './transcriber.ts'
import { readPrinted } from './transcript.ts'

/** Where the command takes the recording's path. */
const PLACE = '{wav}'
const FOLDER = 'understory-audio-'
/** All that a recognizer may need of our environment: none of our secrets. */
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
 * A transcriber that is any command of this machine with `{wav}` in it: it prints the transcript, as plain text or as
 * JSON in the shape of OpenAI's transcriptions. The recording lies in a folder of its own while the command runs.
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

/** Deletes recordings that a process left behind when it was killed while a command read them. */
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

// The path is ours, so only a temporary folder with a space in its name needs the marks.
const quoted = (file: string) => `"${file}"`

function print(command: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32'
    const child = spawn(command, {
      shell: true,
      // A group of its own: ending the shell alone would leave the recognizer running.
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
    // It ended by itself a moment ago.
  }
}
