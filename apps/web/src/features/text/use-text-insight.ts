import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Context } from '@understory/contract/contexts'
import type { TextRequest } from '@understory/contract/text-analysis'
import type { TextFinding } from '@understory/contract/text-measures'
import { startTransition, useEffect, useMemo, useReducer, useRef } from 'react'
import { isOffline } from '../../api/connection.ts'
import { dashboardQuery } from '../../api/dashboard.ts'
import { ApiError, codeOf } from '../../api/error.ts'
import { sendText, textResultsQuery, writingExceptionsQuery } from '../../api/text.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { useUnmountSignal } from '../../lib/use-unmount-signal.ts'
import { textWords } from '../../lib/words/en/text.ts'
import { waiting } from '../../lib/words/en/waiting.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { markOfForest } from '../../storage/forest-mark.ts'
import { createTextEngine } from '../../text-engine/text-engine.ts'
import { toast } from '../../ui/use-toast.ts'
import { replaceSpan } from './edit.ts'
import { isMistake, liveReading, readingFrom } from './merge.ts'
import { isWaiting, keyOf, newText, reduceText } from './state.ts'
import type { Reading, Span, WaitingText } from './types.ts'
import { useWaitingText } from './use-waiting-text.ts'

const PAUSE_MILLISECONDS = 400
/** UTF-16 units. Longer texts are analyzed only on request. */
export const LIVE_LENGTH = 50_000

type Sent = { body: TextRequest; key: string; isExplained: boolean }

const engine = createTextEngine()

/** Measures a text in this browser; the first call loads the engine. Null if this browser can't. */
async function measureLive(text: string, context: Context): Promise<Reading | null> {
  const analysis = await engine.ask({ text, context })
  return analysis && liveReading(analysis, context)
}

/** A text that is measured while typing and analyzed on request. */
export function useTextInsight(initialContext: Context) {
  const words = useWords(textWords)
  const waitingWords = useWords(waiting)
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(reduceText, initialContext, newText)
  const { text, context, keep, reading, mistakes, dismissed, isAnalyzing } = state
  const { data: exceptions } = useQuery({ ...writingExceptionsQuery, enabled: reading !== null })
  const leaving = useUnmountSignal()
  /** The newest text, even before the page renders it. */
  const latest = useRef('')
  const sent = useRef<Sent>(null)

  useEffect(() => {
    latest.current = text
  }, [text])

  useEffect(() => {
    if (text.trim() === '' || text.length > LIVE_LENGTH) return
    let isGone = false
    const timer = setTimeout(async () => {
      const measured = await measureLive(text, context)
      if (!measured || isGone) return
      startTransition(() => dispatch({ type: 'measured', text, context, reading: measured }))
    }, PAUSE_MILLISECONDS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [text, context])

  useWaitingText(state, () => void analyze())

  /** Findings that are neither muted nor dismissed, in text order. */
  const visible = useMemo(() => {
    const muted = new Set(exceptions?.filter(({ kind }) => kind === 'rule').map(({ value }) => value))
    const right = new Set(exceptions?.filter(({ kind }) => kind === 'word').map(({ value }) => value.toLowerCase()))
    return [...(reading?.findings ?? []), ...mistakes]
      .filter((finding) => !muted.has(finding.rule) && !dismissed.has(keyOf(text, finding)))
      .filter(({ kind, start, end }) => kind !== 'spelling' || !right.has(text.slice(start, end).toLowerCase()))
      .sort((a, b) => a.start - b.start || b.end - a.end)
  }, [reading, mistakes, dismissed, exceptions, text])

  /** The same request keeps its key, so that it isn't stored twice. */
  function keyFor(body: TextRequest): string {
    const { waiting } = state
    const waited = waiting && isWaiting(state) && waiting.keep === keep ? waiting.key : undefined
    if (sent.current === null || JSON.stringify(sent.current.body) !== JSON.stringify(body))
      sent.current = { body, key: waited ?? randomId(), isExplained: false }
    return sent.current.key
  }

  /** Loads the effect of each phrase on the server's scores. */
  async function explain(): Promise<void> {
    const [signal, last] = [leaving(), sent.current]
    if (!last || last.isExplained || last.body.text !== text || reading?.sentences !== 'read') return
    last.isExplained = true
    // The analysis's key, so that nothing is stored twice.
    const ask = () => sendText({ ...last.body, reasons: true }, { idempotencyKey: last.key, signal })
    try {
      const reply = await ask().catch(() => ask())
      if (reply.scores && !signal.aborted)
        dispatch({ type: 'explained', text, context, reading: readingFrom(reply, reading, context) })
    } catch (error) {
      last.isExplained = false
      if (!signal.aborted) recordEvent('text', codeOf(error))
    }
  }

  /** Analyzes the text on the server. Blank text shows a toast. */
  async function analyze(): Promise<void> {
    const signal = leaving()
    if (isAnalyzing) return
    const text = latest.current
    if (text.trim() === '') {
      toast({ ...words.required, variant: 'destructive' })
      return
    }
    dispatch({ type: 'analyzing' })
    const measuring = measureLive(text, context)
    const body = { text, context, ...(keep && { keep }) }
    const key = keyFor(body)
    const waited = isWaiting(state)
    try {
      const reply = await sendText(body, { idempotencyKey: key, waited, signal })
      const whole = readingFrom(reply, reply.scores ? null : await measuring, context)
      if (signal.aborted) return
      const found = reply.findings?.filter(isMistake) ?? []
      dispatch({ type: 'analyzed', text, reading: whole, mistakes: found, grammar: reply.grammar ?? null })
      toast(words.complete)
      for (const { queryKey } of [dashboardQuery, textResultsQuery]) void queryClient.invalidateQueries({ queryKey })
    } catch (error) {
      if (signal.aborted) return
      const measured = await measuring
      if (measured) dispatch({ type: 'measured', text, context, reading: measured })
      const waits = isOffline()
      const known = error instanceof ApiError ? error : undefined
      dispatch({
        type: 'failed',
        // Malformed replies can be retried.
        failure: { message: known?.sentence ?? words.problem, retryable: known?.retryable ?? true },
        ...(waits && { waiting: { text, context, keep, key, mark: markOfForest() } }),
      })
      recordEvent('text', codeOf(error))
      toast({ ...words.failed, ...(waits && { description: waitingWords.text }), variant: 'destructive' })
    }
  }

  /** Deletes every struck word. */
  function removeStruck(): void {
    const last = state.struck.toSorted((a, b) => b.start - a.start)
    dispatch({ type: 'changed', text: last.reduce((left, span) => replaceSpan(left, span, ''), text) })
  }

  return {
    ...state,
    visible,
    analyze,
    explain,
    removeStruck,
    write: (next: string) => {
      latest.current = next
      dispatch({ type: 'typed', text: next })
    },
    choose: (next: Context) => dispatch({ type: 'context', context: next }),
    chooseKeep: (next: boolean) => dispatch({ type: 'keep', keep: next }),
    apply: (finding: TextFinding, rewrite: string) =>
      dispatch({ type: 'changed', text: replaceSpan(text, finding, rewrite) }),
    dismiss: (finding: TextFinding) => dispatch({ type: 'dismissed', finding }),
    /** Strikes or restores words to preview the tone. */
    strike: (span: Span) => dispatch({ type: 'struck', span }),
    undoChange: () => dispatch({ type: 'undone' }),
    /** Restores a waiting text after a reload. */
    wait: (waiting: WaitingText) => dispatch({ type: 'waits', waiting }),
    remember: () => dispatch({ type: 'remembered' }),
    clear: () => dispatch({ type: 'cleared' }),
  }
}

export type TextInsight = ReturnType<typeof useTextInsight>
