import type { Debrief, RehearsalPlay } from '@understory/contract/rehearsal'
import { useState } from 'react'
import { sayFreely, sayInRehearsal } from '../../api/rehearsal.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { useUnmountSignal } from '../../lib/use-unmount-signal.ts'
import type { Cast } from './types.ts'

export type Rehearsing = {
  lines: readonly string[]
  replies: readonly string[]
  status: 'idle' | 'waiting' | 'failed'
  hint: string | null
  debrief: Debrief | null
  /** Help text, if it replaces the play. */
  help: string | null
  /** Help as a block, or as one line. */
  helpPart: RehearsalPlay['helpPart']
  hasEnded: boolean
  /** The newest line is a fallback, because the model's was unusable. */
  isReadyMade: boolean
  /** Resolves to whether the other answered. */
  say: (line: string) => Promise<boolean>
  stop: () => Promise<boolean>
  restart: () => void
}

const NOTHING = { replies: [], hasEnded: false, hint: null, debrief: null, help: null } satisfies RehearsalPlay

/** A rehearsal; nothing is stored. */
export function useRehearsal(cast: Cast): Rehearsing {
  const [lines, setLines] = useState<readonly string[]>([])
  const [play, setPlay] = useState<RehearsalPlay>(NOTHING)
  const [status, setStatus] = useState<Rehearsing['status']>('idle')
  const leaving = useUnmountSignal()

  async function send(next: readonly string[], isOver: boolean): Promise<boolean> {
    setStatus('waiting')
    const signal = leaving()
    try {
      const heard =
        cast.kind === 'written'
          ? await sayInRehearsal({ id: cast.rehearsal.id, lines: [...next], isHard: cast.isHard, isOver })
          : await hearFreely(cast, { lines: [...next], replies: [...play.replies], isOver }, signal)
      setLines(next)
      setPlay({ ...heard, hint: heard.hint ?? play.hint })
      setStatus('idle')
      return true
    } catch (error) {
      if (signal.aborted) return false
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

  const { replies, hint, debrief, help, helpPart, hasEnded, isReadyMade = false } = play
  return {
    lines,
    replies,
    status,
    hint,
    debrief,
    help,
    helpPart,
    hasEnded,
    isReadyMade,
    say: (line) => send([...lines, line], false),
    stop: () => send(lines, true),
    restart,
  }
}

type Said = { lines: string[]; replies: string[]; isOver: boolean }

async function hearFreely(
  { name, situation, isHere }: Extract<Cast, { kind: 'free' }>,
  said: Said,
  signal: AbortSignal,
): Promise<RehearsalPlay> {
  const body = { who: name, situation, ...said }
  if (!isHere) return sayFreely(body)
  const { askHere } = await import('../../lib/browser-model/ask-here.ts')
  return askHere(
    (written) => sayFreely({ ...body, writer: 'browser', ...(written !== undefined && { written }) }),
    signal,
  )
}
