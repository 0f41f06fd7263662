import type { Debrief, RehearsalPlay } from '@understory/contract/rehearsal'
import { useState } from 'react'
import { sayFreely, sayInRehearsal } from '../../api/rehearsal.ts'
import { recordEvent } from '../../lib/page-log.ts'
import type { Cast } from './types.ts'

export type Rehearsing = {
  lines: readonly string[]
  replies: readonly string[]
  status: 'idle' | 'waiting' | 'failed'
  hint: string | null
  debrief: Debrief | null
  /** Where help comes in place of the play. */
  help: string | null
  /** The same in parts, or one quiet line beside the play. */
  helpPart: RehearsalPlay['helpPart']
  hasEnded: boolean
  /** Resolves to whether the other answered. */
  say: (line: string) => Promise<boolean>
  stop: () => Promise<boolean>
  restart: () => void
}

const NOTHING = { replies: [], hasEnded: false, hint: null, debrief: null, help: null } satisfies RehearsalPlay

/** One rehearsal, line by line. Nothing of it is kept anywhere. */
export function useRehearsal(cast: Cast): Rehearsing {
  const [lines, setLines] = useState<readonly string[]>([])
  const [play, setPlay] = useState<RehearsalPlay>(NOTHING)
  const [status, setStatus] = useState<Rehearsing['status']>('idle')

  async function send(next: readonly string[], isOver: boolean): Promise<boolean> {
    setStatus('waiting')
    try {
      const heard =
        cast.kind === 'written'
          ? await sayInRehearsal({ id: cast.rehearsal.id, lines: [...next], isHard: cast.isHard, isOver })
          : await sayFreely({
              who: cast.name,
              situation: cast.situation,
              lines: [...next],
              replies: [...play.replies],
              isOver,
            })
      setLines(next)
      setPlay({ ...heard, hint: heard.hint ?? play.hint })
      setStatus('idle')
      return true
    } catch (error) {
      recordEvent('rehearsal', error instanceof Error ? error.name : 'unknown')
      setStatus('failed')
      return false
    }
  }

  function restart(): void {
    setLines([])
    setPlay(NOTHING)
    setStatus('idle')
  }

  const { replies, hint, debrief, help, helpPart, hasEnded } = play
  return {
    lines,
    replies,
    status,
    hint,
    debrief,
    help,
    helpPart,
    hasEnded,
    say: (line) => send([...lines, line], false),
    stop: () => send(lines, true),
    restart,
  }
}
