import { commandTranscriber, sweepRecordings } from './command-transcriber.ts'
import { type EndpointSettings, endpointTranscriber } from './endpoint-transcriber.ts'
import type { Transcriber } from './transcriber.ts'

/** Which transcriber the settings ask for. */
type TranscriberSettings = { endpoint: EndpointSettings } | { command: string } | undefined

/** The transcriber of this installation, or none: then words come from the browser or not at all. */
export async function openTranscriber(settings: TranscriberSettings): Promise<Transcriber | null> {
  if (!settings) return null
  if ('endpoint' in settings) return endpointTranscriber(settings.endpoint)
  await sweepRecordings()
  return commandTranscriber(settings.command)
}
