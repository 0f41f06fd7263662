import { once } from 'node:events'
import type { Server } from 'node:net'

/** Listens on a free port of this machine; returns the port. */
export async function listenHere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
