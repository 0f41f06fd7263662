import type { Chosen } from '@understory/contract/coaching'
import { chooseInReply } from '../../../api/coach.ts'
import { codeOf } from '../../../api/error.ts'
import { recordEvent } from '../../../lib/page-log.ts'
import type { ThreadStore } from '../thread-store.ts'
import { mergeChosen } from './chosen.ts'

type Ways<Reply> = {
  /** What is set in the current reply. */
  read: () => Chosen
  put: (chosen: Chosen) => Promise<Reply>
  draw: (reply: Reply) => void
}

/** Resolves to whether the reply shows every requested change. */
export type Choose = (change: Chosen) => Promise<boolean>

/**
 * Applies changes to a reply one request at a time, each with everything set so far, so that a late response can't undo
 * a newer change.
 */
export function createChooser<Reply>({ read, put, draw }: Ways<Reply>): Choose {
  let wanted: Chosen | undefined
  let running: Promise<boolean> | undefined

  async function run(): Promise<boolean> {
    try {
      for (;;) {
        const asked = wanted as Chosen
        const reply = await put(asked).catch(() => undefined)
        if (wanted !== asked) continue
        if (reply !== undefined) draw(reply)
        return reply !== undefined
      }
    } finally {
      wanted = undefined
      running = undefined
    }
  }

  return (change) => {
    wanted = mergeChosen(wanted ?? read(), change)
    running ??= run()
    return running
  }
}

/** Applies settings to one reply, on the server and on screen. */
export function chooserOf({ choosers, read, dispatch }: ThreadStore, id: string): Choose {
  const known = choosers.get(id)
  if (known) return known
  const reply = () => read().messages.find((message) => message.id === id)
  const chooser = createChooser({
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
    draw: (drawn) => dispatch({ ...drawn, type: 'drawn', id }),
  })
  choosers.set(id, chooser)
  return chooser
}
