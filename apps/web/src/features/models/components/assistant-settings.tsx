import { useModelDesk } from '../use-model-desk.ts'
import { Answerers } from './answerers.tsx'

/** Who answers in the assistant: everybody's own choice where it is this browser's, the operator's where the server asks. */
export function AssistantSettings() {
  return <Answerers desk={useModelDesk()} />
}
