import type { Rehearsal, RehearsalPlay } from '@understory/contract/rehearsal'
import { useState } from 'react'
import { sayFreely, sayInRehearsal } from '../../api/rehearsal.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { useUnmountSignal } from '../../lib/use-unmount-signal.ts'

/** A written role, or the person's own, played by a language model; `isHere`: this browser's. */
export type Cast =
  | { kind: 'written'; rehearsal: Rehearsal; isHard: boolean }
  | { kind: 'free'; name: string; situation: string; isHere: boolean }

export type Rehearsing = ReturnType<typeof useRehearsal>

const NOTHING: RehearsalPlay = { replies: [], hasEnded: false, hint: null, debrief: null, help: null }

/** A rehearsal; nothing is stored. */
export function useRehearsal(cast: Cast) {
  const [lines, setLines] = useState<readonly string[]>([])
  const [play, setPlay] = useState(NOTHING)
  const [status, setStatus] = useState<'idle' | 'waiting' | 'failed'>('idle')
  const leaving = useUnmountSignal()

  /** Resolves to whether the other answered. */
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

  return {
    ...play,
    lines,
    status,
    say: (line: string) => send([...lines, line], false),
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
