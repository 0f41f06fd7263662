import { chooseInReply } from '../../../api/coach.ts'
import { codeOf } from '../../../api/error.ts'
import { recordEvent } from '../../../lib/page-log.ts'
import type { ThreadStore } from '../thread-store.ts'
import { type Choose, createChooser } from './chooser.ts'

/** Applies settings to one reply, on the server and on screen. */
export function chooserOf(store: ThreadStore, id: string): Choose {
  const chooser = store.choosers.get(id) ?? createReplyChooser(store, id)
  store.choosers.set(id, chooser)
  return chooser
}

function createReplyChooser({ read, dispatch }: ThreadStore, id: string): Choose {
  const reply = () => read().messages.find((message) => message.id === id)
  return createChooser({
    read: () => reply()?.coaching?.chosen ?? {},
    put: async (chosen) => {
      const { conversationId } = read()
      const turnId = reply()?.turnId
      if (conversationId === null || turnId === undefined) throw new Error('The reply is not stored')
      try {
        return await chooseInReply({ conversationId, turnId }, chosen)
      } catch (error) {
        recordEvent('chat', codeOf(error))
        throw error
      }
    },
    draw: ({ content, coaching, language }) => dispatch({ type: 'drawn', id, content, coaching, language }),
  })
}
