export type StoredTurn = {
  id: string
  parentId: string | null
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  isInterrupted: boolean
}
/** `turns` hold every version, in the order in which they were said. */
export type StoredConversation = { id: string; title: string; createdAt: string; context: string; turns: StoredTurn[] }
