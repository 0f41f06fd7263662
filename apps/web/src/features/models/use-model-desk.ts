import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ModelChoice } from '@understory/contract/models'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/error.ts'
import { installationQuery } from '../../api/installation.ts'
import { chooseModel, modelsQuery } from '../../api/models.ts'
import { useAnswerer } from '../../lib/browser-model/use-answerer.ts'
import { useBrowserModel } from '../../lib/browser-model/use-browser-model.ts'
import { modelWords } from '../../lib/words/en/model.ts'
import { useWords, type Words } from '../../lib/words/use-words.ts'
import { type Kind, keyLostBy, kindInUse, kindsFor, mayChoose, ollamaModel } from './choices.ts'

export type ModelDesk = ReturnType<typeof useModelDesk>

export function useModelDesk() {
  const words = useWords(modelWords)
  const { data: models, isError, isFetching, refetch } = useQuery(modelsQuery)
  const browser = useBrowserModel()
  const [answerer, setAnswerer] = useAnswerer()
  const [wanted, setWanted] = useState<Kind | null>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  const choosing = useChoosing()
  const inUse = kindInUse(models, answerer)
  const opened = wanted !== null && kindsFor(models).includes(wanted) ? wanted : inUse

  const lastOpened = useRef<Kind>(undefined)

  useEffect(() => {
    if (!isAwaited || browser.state === 'checking' || browser.state === 'downloading') return
    // After a failed download, a later one was started by another tab.
    setIsAwaited(false)
    if (browser.state === 'ready') setAnswerer('browser')
  }, [isAwaited, browser.state, setAnswerer])

  /** @returns whether it was saved */
  async function choose(choice: ModelChoice): Promise<boolean> {
    try {
      await choosing.mutateAsync(choice)
      // Keeps a browser model chosen meanwhile.
      if (lastOpened.current !== 'browser') setAnswerer('server')
      return true
    } catch {
      return false
    }
  }

  /** Opens a row; switches to it if it is complete and no key would be deleted. */
  function open(kind: Kind): void {
    setWanted(kind)
    lastOpened.current = kind
    choosing.reset()
    setIsAwaited(kind === 'browser' && (browser.state === 'checking' || browser.state === 'downloading'))
    if (kind === 'browser') {
      if (browser.state === 'ready') setAnswerer('browser')
    } else if (!models || !mayChoose(models) || (!choosing.isPending && kindInUse(models, 'server') === kind))
      setAnswerer('server')
    else if (keyLostBy(kind, models) === null) openAtServer(kind)
  }

  function openAtServer(kind: Kind): void {
    if (kind === 'built-in') void choose({ kind })
    const model = models?.ollama?.length ? ollamaModel(models) : undefined
    if (kind === 'ollama' && model !== undefined) void choose({ kind, model })
  }

  return {
    /** Undefined until loaded. */
    models,
    isUnreached: isError,
    isLooking: isFetching,
    look: (): Promise<unknown> => refetch(),
    browser,
    inUse,
    /** The open row, whether or not it answers. */
    opened,
    open,
    choose,
    isChoosing: choosing.isPending,
    /** Why the last choice wasn't saved. */
    refusal: choosing.error && refusalOf(choosing.error, words),
    downloadAndUse: () => {
      setIsAwaited(true)
      void browser.download()
    },
    /** Whether the browser's model answers as soon as it is ready. */
    isAwaited,
  }
}

function useChoosing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: chooseModel,
    // In order: arrow keys may pass several choices, and the last one counts.
    scope: { id: 'models' },
    // It may contain a key.
    gcTime: 0,
    onMutate: () => client.cancelQueries(modelsQuery),
    onSuccess: (models) => {
      client.setQueryData(modelsQuery.queryKey, models)
      return client.invalidateQueries(installationQuery)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'not-allowed') return client.invalidateQueries(modelsQuery)
    },
  })
}

function refusalOf(error: Error, words: Words<typeof modelWords>): string {
  if (!(error instanceof ApiError)) return words.failed
  return error.code === 'not-allowed' ? words.ended : (error.sentence ?? words.failed)
}
