import { commandTranscriber, sweepRecordings } from './command-transcriber.ts'
import { type EndpointSettings, endpointTranscriber } from './endpoint-transcriber.ts'
import type { Transcriber } from './transcriber.ts'

export type TranscriberSettings = { endpoint: EndpointSettings } | { command: string }

export async function openTranscriber(settings: TranscriberSettings | undefined): Promise<Transcriber | null> {
  if (!settings) return null
  if ('endpoint' in settings) return endpointTranscriber(settings.endpoint)
  await sweepRecordings()
  return commandTranscriber(settings.command)
}
