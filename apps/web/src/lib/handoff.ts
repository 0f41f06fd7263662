import type { Context } from '@understory/contract/contexts'

/** Passes one value to the next page; can be taken once. */
function slot<T>() {
  let waiting: T | null = null
  return {
    hand: (given: T) => {
      waiting = given
    },
    take: () => {
      const taken = waiting
      waiting = null
      return taken
    },
  }
}

/** A draft for the assistant and its context; with `isSent` it is sent at once. */
type DraftHandoff = { context: Context; draft: string; talkId?: string; isSent?: boolean }

/** A task for the recorder or the text tool. */
export type TaskHandoff = {
  context: Context
  title: string
  task: string
  back: { path: string; label: string }
  /** The talk it belongs to. */
  talkId?: string
}

const assistant = slot<DraftHandoff>()
/** Id of a stored conversation to continue. */
const conversation = slot<string>()
const recorder = slot<TaskHandoff>()
const writing = slot<TaskHandoff>()

export const handToAssistant = assistant.hand
export const takeDraft = assistant.take

/** Read by the assistant's page: the id of a conversation that the person wants to continue. */
export const handConversation = conversation.hand
export const takeConversation = conversation.take

/** Read by Voice Analysis: the prompt to show while recording, its context, and where the person came from. */
export const handToRecorder = recorder.hand
export const takeRecorderTask = recorder.take

/** Read by Text Analysis: the task to show beside the text, its context, and where the person came from. */
export const handToWriting = writing.hand
export const takeWritingTask = writing.take
