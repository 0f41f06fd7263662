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
  talkId?: string
  /** The task is a line to say as it stands, not a question to answer. */
  isLine?: boolean
}

export const { hand: handToAssistant, take: takeDraft } = slot<DraftHandoff>()
/** The id of a stored conversation to continue. */
export const { hand: handConversation, take: takeConversation } = slot<string>()
export const { hand: handToRecorder, take: takeRecorderTask } = slot<TaskHandoff>()
export const { hand: handToWriting, take: takeWritingTask } = slot<TaskHandoff>()
