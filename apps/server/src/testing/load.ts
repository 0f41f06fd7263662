// A cheap load generator: prepared requests over keep-alive connections; responses are parsed only for status and
// length.
import { createConnection, type Socket } from 'node:net'

export type Load = { rate: number; errors: number; p50: number; p99: number; worst: number }
type Options = { port: number; connections: number; seconds: number; next: (count: number) => Buffer }

/** One request as bytes; sent when the previous response on its connection is complete. */
export function requestOf(method: string, path: string, cookie: string, body?: unknown): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(cookie && [`cookie: ${cookie}`]),
    ...(json && ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`)
}

/** Sends requests for so many seconds. Errors: status other than 2xx, broken connections. Times in milliseconds. */
export async function load({ port, connections, seconds, next }: Options): Promise<Load> {
  const times: number[] = []
  let errors = 0
  let count = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(Array.from({ length: connections }, connection))
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { rate: times.length / seconds, errors, p50: at(0.5), p99: at(0.99), worst: at(0.9999999) }

  function connection(): Promise<void> {
    return new Promise((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
      let asked = 0
      const ask = () => {
        if (performance.now() > end) return socket.destroy()
        asked = performance.now()
        socket.write(next(count++))
      }
      onAnswers(socket, (isFine) => {
        if (isFine) times.push(performance.now() - asked)
        else errors++
        ask()
      })
      socket.on('connect', ask)
      socket.on('error', () => {
        errors++
      })
      socket.on('close', () => resolve())
    })
  }
}

const HEAD_END = Buffer.from('\r\n\r\n')

function onAnswers(socket: Socket, answered: (isFine: boolean) => void): void {
  let missing = 0
  let isFine = false
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    if (missing > 0) {
      missing -= data.length
      if (missing <= 0) answered(isFine)
      return
    }
    rest = rest.length > 0 ? Buffer.concat([rest, data]) : data
    const head = rest.indexOf(HEAD_END)
    if (head < 0) return
    const text = rest.toString('latin1', 0, head)
    isFine = text.startsWith('2', 9)
    missing = head + HEAD_END.length + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - rest.length
    rest = Buffer.alloc(0)
    if (missing <= 0) answered(isFine)
  })
}
