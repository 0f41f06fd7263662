/**
 * Answers a connection without a valid request.
 *
 * Browsers open connections in advance. One that sent nothing is closed silently, a slow one gets 408; after both a
 * browser retries, while a 400 would be taken as the response to its request.
 */
export function answerClientError(
  { code }: { code?: string },
  socket: { writable: boolean; bytesRead: number; end: (answer: string) => unknown; destroy: () => unknown },
): void {
  if (!socket.writable) return
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (isLate && socket.bytesRead === 0) socket.destroy()
  else socket.end(`HTTP/1.1 ${isLate ? '408 Request Timeout' : '400 Bad Request'}${END}`)
}

const END = '\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'
