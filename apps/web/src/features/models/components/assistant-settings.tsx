import { useModelDesk } from '../use-model-desk.ts'
import { Answerers } from './answerers.tsx'

/** Everyone can choose the browser's model; only the operator can change the server's. */
export function AssistantSettings() {
  return <Answerers desk={useModelDesk()} />
}
