/**
 * Answers a connection that sent no readable request.
 *
 * Browsers open connections before they need them. One that never sent a byte is closed without a word, and one that was
 * too slow is told so by 408: both let a browser ask again on another connection, while a 400 that crosses its request on
 * the way would be taken for the answer and leave a page without one of its files.
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
