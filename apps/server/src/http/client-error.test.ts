import { expect, test } from 'vitest'
import { answerClientError } from './client-error.ts'

function connection(bytesRead: number) {
  const seen: string[] = []
  return {
    seen,
    writable: true,
    bytesRead,
    end: (text: string) => seen.push(text.split('\r\n')[0] ?? ''),
    destroy: () => seen.push('closed'),
  }
}

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 0, 'closed'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 12, 'HTTP/1.1 408 Request Timeout'],
  ['HPE_INVALID_METHOD', 12, 'HTTP/1.1 400 Bad Request'],
])('H4 lets a browser retry after %s and %i bytes: %s', (code, bytes, answer) => {
  const socket = connection(bytes)
  answerClientError({ code }, socket)
  expect(socket.seen).toEqual([answer])
})
