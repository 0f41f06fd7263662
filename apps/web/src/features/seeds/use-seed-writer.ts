import { useQuery } from '@tanstack/react-query'
import type { SeedReply } from '@understory/contract/navigation'
import { useRef, useState } from 'react'
import { installationQuery } from '../../api/installation.ts'
import { growSeedPage } from '../../api/navigation.ts'
import { modelName } from '../../lib/browser-model/model-name.ts'
import { useWritesHere } from '../../lib/browser-model/use-writes-here.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { useUnmountSignal } from '../../lib/use-unmount-signal.ts'
import { type BranchSeed, branchSeeds } from '../../storage/branch-seeds.ts'
import { withGrown, wordsForModel } from './grow-seed.ts'

/** `unusable`: the answer wasn't a valid page; `not-kept`: the browser couldn't store it. */
type Status = 'idle' | 'writing' | 'written' | 'failed' | 'unusable' | 'not-kept'
export type SeedWriter = ReturnType<typeof useSeedWriter>

/** Has a language model write a seed's page and stores it with the seed. */
export function useSeedWriter(seed: BranchSeed) {
  const isHere = useWritesHere()
  const { data: installation } = useQuery(installationQuery)
  const [status, setStatus] = useState<Status>('idle')
  const [helpPart, setHelpPart] = useState<SeedReply['helpPart']>()
  const running = useRef<AbortController>(undefined)
  const leaving = useUnmountSignal()
  const server = installation?.assistant
  const model = isHere ? modelName() : server && !server.builtIn ? server.name : undefined

  async function write(): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const signal = AbortSignal.any([controller.signal, leaving()])
    setStatus('writing')
    try {
      const { page, by, helpPart } = await written(seed, { isHere, signal })
      if (signal.aborted) return
      setHelpPart(helpPart)
      if (helpPart) setStatus('idle')
      else if (!page) setStatus('unusable')
      else setStatus(keep({ by: by?.name ?? model ?? '', page }) ? 'written' : 'not-kept')
    } catch (error) {
      if (signal.aborted) return
      recordEvent('seed', error instanceof Error ? error.name : 'unknown')
      setStatus('failed')
    }
  }

  function keep(grown: BranchSeed['grown']): boolean {
    return branchSeeds.put(withGrown(branchSeeds.read().items, seed.id, grown))
  }

  function stop(): void {
    running.current?.abort()
    setStatus('idle')
  }

  /** Restores the built-in page. */
  const dropPage = () => setStatus(keep(undefined) ? 'idle' : 'not-kept')

  return { model, isHere, status, helpPart, write, stop, dropPage }
}

async function written(
  seed: BranchSeed,
  { isHere, signal }: { isHere: boolean; signal: AbortSignal },
): Promise<SeedReply> {
  const body = wordsForModel(seed)
  if (!isHere) return growSeedPage(body, signal)
  const { askHere } = await import('../../lib/browser-model/ask-here.ts')
  const ask = (answer?: string) =>
    growSeedPage({ ...body, writer: 'browser', ...(answer !== undefined && { written: answer }) }, signal)
  return askHere(ask, signal)
}
