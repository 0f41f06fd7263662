import { RunningServer } from './server.ts'
import { writeSpeech } from './speech.ts'

/** Where the address of the tests' server stands for all their processes. */
export const ADDRESS = 'UNDERSTORY_E2E_ADDRESS'

/** Once before all tests: their microphone, and the server that they share, as people do, each with a cookie of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  writeSpeech()
  const server = new RunningServer()
  await server.start()
  process.env[ADDRESS] = server.address
  return () => server.remove()
}
