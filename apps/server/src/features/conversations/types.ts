export type StoredTurn = { id: string; role: 'user' | 'assistant'; content: string }
export type StoredConversation = { id: string; title: string; createdAt: string; context: string; turns: StoredTurn[] }
