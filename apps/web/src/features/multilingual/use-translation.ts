import { useEffect, useReducer, useState } from 'react'
import { onReconnect } from '../../api/connection.ts'
import { ApiError, codeOf } from '../../api/error.ts'
import { fetchTranslation } from '../../api/translation.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { multilingual } from '../../lib/words/en/multilingual.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { askFor } from './ask.ts'
import { START, type Step, step } from './state.ts'
import type { FetchBrowser } from './use-browser-translation.ts'

export const PAUSE_MILLISECONDS = 1000
/** Characters. Longer bodies are probably a proxy's error page. */
const LONGEST_STATUS = 80

/** Translates one second after the last change, and again when the server is back. `retry` is immediate. */
export function useTranslation(fetchBrowser: FetchBrowser) {
  const words = useWords(multilingual)
  const [practice, dispatch] = useReducer(step, START)
  const [tries, setTries] = useState(0)
  const { text, from, to, wanted, isReformed } = practice

  useEffect(() => {
    if (text.trim() === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      if (!isReformed) dispatch({ type: 'asked' })
      try {
        const browser = await fetchBrowser()
        const answer = await askFor({ text, from, to, wanted }, { fetch: fetchTranslation, browser, signal })
        signal.throwIfAborted()
        // Logs the event's name, never the text.
        if (answer.hasBrowserFailed) recordEvent('translation', 'browser-failed')
        if (answer.isTranslated) return dispatch({ type: 'answered', answer })
        recordEvent('translation', codeOf(answer.error))
        const why = reasonOf(answer.error) || words.failedPlain
        dispatch({
          type: 'failed',
          answer,
          why: answer.hasBrowserFailed ? words.browserFailed(why) : why,
          mayRetry: answer.hasBrowserFailed || codeOf(answer.error) !== 'no-translation',
        })
      } catch (error) {
        if (!signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void ask(), tries > 0 || isReformed ? 0 : PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, from, to, wanted, isReformed, tries, words, fetchBrowser])

  const hasFailed = practice.translation.status === 'failed'
  useEffect(() => (hasFailed ? onReconnect(() => setTries((count) => count + 1)) : undefined), [hasFailed])

  return {
    practice,
    dispatch: (given: Step) => {
      // The person's own translation stays; asking again would replace it.
      if (given.type !== 'replaced') setTries(0)
      dispatch(given)
    },
    retry: () => setTries((count) => count + 1),
  }
}

/** The server's message, else the status text. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return ''
  const told = error.message.replace(/^\d+: /, '')
  // JSON or a proxy's HTML isn't a message.
  const isForPeople = told.length <= LONGEST_STATUS && !/^\s*[[{<"]/.test(told)
  return error.sentence ?? (isForPeople ? told : error.statusText)
}
