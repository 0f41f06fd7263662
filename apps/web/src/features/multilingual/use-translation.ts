import { type ActionDispatch, useEffect, useReducer, useState } from 'react'
import { whenBack } from '../../api/connection.ts'
import { ApiError, codeOf } from '../../api/error.ts'
import { fetchTranslation } from '../../api/translation.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { multilingual } from '../../lib/words/en/multilingual.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { type Practice, START, type Step, step } from './state.ts'

const PAUSE_MILLISECONDS = 1000
/** Longer than any status text: a page of some proxy. */
const LONGEST_STATUS = 80

/** The practice, translated one second after its text or a language changed last, and again when the server is back. `retry` asks at once. */
export function useTranslation(): { practice: Practice; dispatch: ActionDispatch<[Step]>; retry: () => void } {
  const words = useWords(multilingual)
  const [practice, dispatch] = useReducer(step, START)
  const [tries, setTries] = useState(0)
  const { text, from, to } = practice

  useEffect(() => {
    if (text.trim() === '') return
    const leaving = new AbortController()
    const ask = async () => {
      dispatch({ type: 'asked' })
      try {
        const reply = await fetchTranslation({ text, fromLanguage: from, toLanguage: to }, leaving.signal)
        if (leaving.signal.aborted) return
        dispatch({ type: 'answered', text: reply.translatedText, phrase: reply.phrase, help: reply.help })
      } catch (error) {
        if (leaving.signal.aborted) return
        recordEvent('translation', codeOf(error))
        dispatch({ type: 'failed', why: reasonOf(error) || words.failedPlain })
      }
    }
    const timer = setTimeout(() => void ask(), tries > 0 ? 0 : PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, from, to, tries, words])

  const hasFailed = practice.translation.status === 'failed'
  useEffect(() => (hasFailed ? whenBack(() => setTries((count) => count + 1)) : undefined), [hasFailed])

  return {
    practice,
    dispatch: (given) => {
      setTries(0)
      dispatch(given)
    },
    retry: () => setTries((count) => count + 1),
  }
}

/** What the server said, else the status of its reply. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return ''
  const told = error.message.replace(/^\d+: /, '')
  return error.sentence ?? (told.length <= LONGEST_STATUS ? told : '')
}
