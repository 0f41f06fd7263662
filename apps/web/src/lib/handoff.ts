import type { Context } from '@understory/contract/contexts'

/** Words that one page hands to another, and the context they belong to. */
type Slot<T> = { hand: (given: T) => void; take: () => T | null }

/** Holds one thing from the press of a button to the page that it opens; it can be taken once. */
function slot<T>(): Slot<T> {
  let waiting: T | null = null
  return {
    hand: (given) => {
      waiting = given
    },
    take: () => {
      const taken = waiting
      waiting = null
      return taken
    },
  }
}

/** For the assistant: they stand in its box, in that context; with `isSent` they go at once. */
type DraftHandoff = { context: Context; draft: string; talkId?: string; isSent?: boolean }

/** For the recorder and for the text analysis: a task that stands beside what the person says or writes. */
export type TaskHandoff = {
  context: Context
  title: string
  task: string
  back: { path: string; label: string }
  /** The talk that it belongs to. */
  talkId?: string
}

const assistant = slot<DraftHandoff>()
/** A stored conversation to go on with. */
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
