export type StoredTurn = {
  id: string
  parentId: string | null
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  isInterrupted: boolean
  /** JSON of an answer's parts and state; null when only its text was stored. */
  reply: string | null
}
/** Columns needed to read a thread as text. */
export type SpokenTurn = Pick<StoredTurn, 'id' | 'parentId' | 'role' | 'content'>
/** `turns` include all versions, in order. */
export type StoredConversation<Turn = StoredTurn> = {
  id: string
  title: string
  createdAt: string
  context: string
  turns: Turn[]
}
