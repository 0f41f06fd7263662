export type StoredTurn = {
  id: string
  parentId: string | null
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  isInterrupted: boolean
  /** JSON of an answer's parts and state; null where it was kept as text alone. */
  reply: string | null
}
/** As much of a turn as is read to tell a thread in words. */
export type SpokenTurn = Pick<StoredTurn, 'id' | 'parentId' | 'role' | 'content'>
/** `turns` hold every version, in the order in which they were said. */
export type StoredConversation<Turn = StoredTurn> = {
  id: string
  title: string
  createdAt: string
  context: string
  turns: Turn[]
}
