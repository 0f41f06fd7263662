import { RunningServer } from './server.ts'
import { writeSpeech } from './speech.ts'

/** Environment variable with the test server's address. */
export const ADDRESS = 'UNDERSTORY_E2E_ADDRESS'

/** Global setup: the microphone's audio, and the server that all tests share with their own cookies. */
export default async function setUp(): Promise<() => Promise<void>> {
  writeSpeech()
  const server = new RunningServer()
  await server.start()
  await server.encoderLoaded()
  process.env[ADDRESS] = server.address
  return () => server.remove()
}
