import type { Chosen } from '@understory/contract/coaching'
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
